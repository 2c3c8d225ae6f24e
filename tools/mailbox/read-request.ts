import type { IncomingMessage } from 'node:http';

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Who sends: tests that run side by side name themselves with a cookie, so that they do not meet in one mailbox. */
export function senderOf(request: IncomingMessage): string {
  return /(?:^|;\s*)mailbox=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
}
