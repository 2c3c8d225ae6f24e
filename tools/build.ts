import { build } from 'vite-react-ssg/node';
import { readSettings } from '../src/site/settings.ts';
import { readEnvironment } from './environment.ts';
import { runCommand } from './run-command.ts';

/** Builds the site. Both of its builds, for browsers and for rendering, share one configuration, and what that has read. */
export async function buildSite(): Promise<void> {
  // It reads where to build when it is loaded.
  const { default: configure } = await import('../vite.config.ts');
  const { ssgOptions, ...config } = configure({ command: 'build', mode: 'production' });
  await build(ssgOptions, { ...config, configFile: false });
}

/** `npm run build`: the site as it stands, into `dist/`; it can be looked at, never published. */
if (import.meta.main)
  await runCommand(async () => {
    // Vite would add where its configuration lies.
    readSettings(readEnvironment());
    await buildSite();
  });
