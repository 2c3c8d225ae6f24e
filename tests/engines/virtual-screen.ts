import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * Starts an X server without a monitor, at a free number.
 * @param height of the screen in pixels; it is 1920 wide.
 * @returns its name for `DISPLAY`, and how to stop it.
 */
export async function virtualScreen(
  height = 1080,
): Promise<{ display: string; close: () => void }> {
  const screen = `1920x${height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const answer = server.stdio[3] as Readable;
  const [number] = await Promise.race([once(answer, 'data'), once(answer, 'close')]);
  return { display: `:${String(number).trim()}`, close: () => void server.kill() };
}
