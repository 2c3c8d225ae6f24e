import { build } from 'vite-react-ssg/node';
import { runCommand } from './run-command.ts';

/** `npm run build`: the site as it stands, into `dist/`; it can be looked at, never published. */
await runCommand(build);
