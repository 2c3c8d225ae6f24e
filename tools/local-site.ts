import { spawnSync } from 'node:child_process';
import { createServer, preview } from 'vite';
import { runCommand } from './run-command.ts';
import { builtEmailOrigin } from './servers/server-files.ts';
import { readEnvironment } from './settings/environment.ts';

/**
 * `node tools/local-site.ts build|start|preview|dev`: the site on a developer's machine. Unless EmailJS is configured, the
 * contact form sends to the mailbox of the local server, where that of a plain `npm run build` only simulates.
 */
const commands: Record<string, () => void | Promise<void>> = { build, start, preview: serve, dev };

/** Builds in a child process, since vite-react-ssg ends the process that it ran in 15 seconds after its work. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

async function start(): Promise<void> {
  build();
  if (process.exitCode === 0) {
    await serve();
  }
}

async function serve(): Promise<void> {
  const server = await preview();
  const emailOrigin = await builtEmailOrigin(server.config.build.outDir);
  printAddresses(server.resolvedUrls?.local[0], emailOrigin);
}

async function dev(): Promise<void> {
  const server = await createServer();
  await server.listen();
  const { VITE_EMAILJS_ORIGIN: emailOrigin } = readEnvironment('development');
  printAddresses(server.resolvedUrls?.local[0], emailOrigin);
}

/** @param emailOrigin where the form sends; `/` is the local server. */
function printAddresses(site = '', emailOrigin = ''): void {
  const hasMailbox = emailOrigin === '/';
  const mailbox = hasMailbox
    ? `${site}_mailbox`
    : 'none: this form does not send to the local server';
  console.log(`\n  Site     ${site}\n  Mailbox  ${mailbox}\n  Ctrl-C stops it.\n`);
}

process.env.SEND_TO_MAILBOX = '1';
await runCommand(async () => {
  const command = commands[process.argv[2] ?? ''];
  if (!command) {
    throw new Error(`Name one of these commands: ${Object.keys(commands).join(', ')}.`);
  }
  await command();
});
