import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** How a command ended, and all its output. */
export interface Outcome {
  status: number | null;
  output: string;
}

/** Runs a script with Node, asynchronously: servers of this process can answer it meanwhile. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv, cwd = '.'): Promise<Outcome> {
  const child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, ...args], { env, cwd });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { status, output };
}
