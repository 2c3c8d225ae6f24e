import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a command ended, and all its output. */
export interface Outcome {
  status: number | null;
  output: string;
}

/** Runs a script with Node, asynchronously: servers of this process can answer it meanwhile. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv, cwd = '.'): Promise<Outcome> {
  const child = spawn(process.execPath, args, { env, cwd });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => output.push(bytes));
  }
  const [status] = await once(child, 'close');
  return { status, output: Buffer.concat(output).toString() };
}
