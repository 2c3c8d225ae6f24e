import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

/** An e-mail that the mailbox has accepted. */
export interface Letter {
  id: string;
  /** ISO date of arrival. */
  received: string;
  /** Who sent it: tests name themselves with the cookie `mailbox`, people do not. */
  sender: string;
  parameters: Record<string, string>;
}

const folder = '.mailbox';

export async function keepLetter(sender: string, parameters: Record<string, string>): Promise<void> {
  const received = new Date().toISOString();
  const id = `${received.replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
  const letter: Letter = { id, received, sender, parameters };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.json`), JSON.stringify(letter, null, 2));
}

/** @returns all letters, or those of one sender, the newest first. */
export async function readLetters(sender?: string): Promise<Letter[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).sort();
  const texts = await Promise.all(names.reverse().map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text): Letter => JSON.parse(text)).filter((letter) => !sender || letter.sender === sender);
}

/** Who sends: tests that run side by side name themselves with a cookie, so that they do not meet in one mailbox. */
export function senderOf(request: IncomingMessage): string {
  return /(?:^|;\s*)mailbox=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
}
