import { build } from 'vite-react-ssg/node';
import { lockFolder } from './lock.ts';
import { runCommand } from './run-command.ts';
import { buildSettings } from './settings/build-settings.ts';
import { readEnvironment } from './settings/environment.ts';

/**
 * `npm run build`: the site as it stands, into `dist/`; it can be looked at, never published. Both of its builds, for
 * browsers and for rendering, share one configuration, and what that has read.
 */
await runCommand(async () => {
  // Vite would add where its configuration lies.
  buildSettings(readEnvironment());
  lockFolder();
  // It reads where to build when it is loaded.
  const { default: configure } = await import('../vite.config.ts');
  const { ssgOptions, ...config } = configure({ command: 'build', mode: 'production' });
  await build(ssgOptions, { ...config, configFile: false });
});
