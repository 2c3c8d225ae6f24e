import { build } from 'vite-react-ssg/node';
import { facts } from '../src/site/facts.ts';
import { isRelease } from '../src/site/this-build.ts';
import { runCommand } from './run-command.ts';
import { buildSettings, releaseObstacles } from './settings/build-settings.ts';
import { readEnvironment } from './settings/environment.ts';
import { outDir } from './site/out-dir.ts';

/** `npm run build`: builds the site into `dist/`, to look at; only `npm run build:release` makes what can be published. */
await runCommand(async () => {
  // Faults of the settings are reported here: Vite would add the path of its configuration to them.
  const settings = buildSettings(readEnvironment());
  // Vite would load its configuration, and with it the languages, for each of its two builds.
  const { default: configure } = await import('../vite.config.ts');
  const { ssgOptions, ...config } = configure({ command: 'build', mode: 'production' });
  await build(ssgOptions, { ...config, configFile: false, logLevel: 'warn' });

  const obstacles = releaseObstacles(facts, settings);
  if (obstacles.length > 0 && !isRelease()) {
    console.log(
      `${outDir}/ is for you to look at. It lacks ${obstacles.length} facts and settings to be published: npm run build:release lists them.`,
    );
  }
});
