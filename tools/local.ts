import { spawnSync } from 'node:child_process';
import { createServer, preview } from 'vite';
import { isSentHere } from './mailbox/mailbox.ts';
import { runCommand } from './run-command.ts';
import { builtHeaders } from './servers/server-files.ts';
import { buildSettings } from './settings/build-settings.ts';
import { readEnvironment } from './settings/environment.ts';
import { outDir } from './site/page-html.ts';

/**
 * The commands of a developer's machine: `node tools/local.ts build|start|preview|dev`. As long as EmailJS is not
 * configured, the contact form sends to the mailbox that the local servers hold; a plain `npm run build` would
 * simulate instead.
 */
const commands: Record<string, () => void | Promise<void>> = {
  build,
  async start() {
    build();
    if (!process.exitCode) await serveBuilt();
  },
  preview: serveBuilt,
  async dev() {
    const server = await createServer();
    await server.listen();
    tell(server.resolvedUrls?.local[0], readEnvironment('development').VITE_EMAILJS_ORIGIN === '/');
  },
};

/** Builds in a process of its own: vite-react-ssg ends the one that it ran in some seconds after its work. */
function build(): void {
  process.exitCode = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' }).status ?? 1;
}

async function serveBuilt(): Promise<void> {
  const server = await preview();
  const policy = (await builtHeaders(outDir))['Content-Security-Policy'] ?? '';
  tell(server.resolvedUrls?.local[0], isSentHere(buildSettings(readEnvironment()), policy));
}

function tell(site = '', toMailbox = false): void {
  const letters = toMailbox ? `${site}_mailbox` : 'not here: the form is not built to send to this machine';
  console.log(`\n  Site     ${site}\n  Mailbox  ${letters}\n  Ctrl-C stops it.\n`);
}

/** npm hands a signal on to its shell only, which ends without a word to its child. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(), 500).unref();
}

endWithParent();
process.env.SEND_TO_MAILBOX = '1';
await runCommand(async () => {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  await command();
});
