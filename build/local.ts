import { loadEnv, preview } from 'vite';
import { build, dev } from 'vite-react-ssg/node';
import { localId } from './mailbox/mailbox.ts';

// The commands of a developer's machine: `node build/local.ts build|dev|start`. As long as EmailJS is not configured, the
// contact form sends to the mailbox that the local servers hold; a plain `npm run build` would simulate instead.
const command = process.argv[2];
const mode = command === 'dev' ? 'development' : 'production';
const local = {
  VITE_EMAILJS_PUBLIC_KEY: localId,
  VITE_EMAILJS_SERVICE_ID: localId,
  VITE_EMAILJS_TEMPLATE_ID: localId,
};
const given = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
if (!Object.keys(local).some((name) => given[name])) {
  Object.assign(process.env, local, { VITE_EMAILJS_ORIGIN: given.VITE_EMAILJS_ORIGIN || '/' });
}
try {
  if (command === 'dev') await dev();
  else if (command === 'build' || command === 'start') await build();
  else throw new Error('Say what to do: build, dev or start.');
  if (command === 'start') {
    const server = await preview();
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
