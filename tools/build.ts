import { build } from 'vite-react-ssg/node';
import { runCommand } from './run-command.ts';
import { buildSettings } from './settings/build-settings.ts';
import { readEnvironment } from './settings/environment.ts';

/** `npm run build`: builds the site into `dist/`, to look at; only `npm run build:release` makes what can be published. */
await runCommand(async () => {
  // Reported here, since Vite would add the path of its configuration.
  buildSettings(readEnvironment());
  // Loaded now, since it reads the output folder as it loads. Both builds, for browsers and for rendering, share it.
  const { default: configure } = await import('../vite.config.ts');
  const { ssgOptions, ...config } = configure({ command: 'build', mode: 'production' });
  await build(ssgOptions, { ...config, configFile: false, logLevel: 'warn' });
});
