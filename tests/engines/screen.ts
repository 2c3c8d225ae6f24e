import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Starts a screen that nobody sees, at a free number. @returns its name for `DISPLAY`, and its end. */
export async function virtualScreen(): Promise<{ display: string; end: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3] as Readable;
  const [number] = await Promise.race([once(told, 'data'), once(told, 'close')]);
  return { display: `:${String(number).trim()}`, end: () => void screen.kill() };
}
