import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts a screen that nobody sees, at a free number.
 * @returns its name for `DISPLAY`, and its end.
 * @throws Error that says how to get Xvfb.
 */
export async function virtualScreen(): Promise<{ display: string; end: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(screen);
  return { display: `:${number}`, end: () => void screen.kill() };
}

function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.on('error', () => reject(new Error('Xvfb is missing: apt-get install xvfb')));
    screen.on('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it showed anything`)));
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
}
