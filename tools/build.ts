import { build } from 'vite-react-ssg/node';
import { readSettings } from '../src/site/settings.ts';
import { readEnvironment } from './environment.ts';
import { runCommand } from './run-command.ts';

/** `npm run build`: the site as it stands, into `dist/`; it can be looked at, never published. */
await runCommand(async () => {
  // Vite would add where its configuration lies.
  readSettings(readEnvironment());
  await build();
});
