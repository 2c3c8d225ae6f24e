import { ask as askUrl } from '../../deploy/verify/visit.ts';

/** Where a server of this machine answers: over HTTPS where it has a certificate. */
export interface Place {
  port: number;
  ca?: string;
}

type Question = Parameters<typeof askUrl>[1] & { headers?: Record<string, string> };

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks a server for exactly this path, as the host `localhost` unless another is given. */
export function ask({ port, ca }: Place, path: string, { headers = {}, ...question }: Question = {}) {
  const place = { host: '127.0.0.1', servername: 'localhost', agent: false, path, ca };
  const url = `${ca ? 'https' : 'http'}://localhost:${port}`;
  return askUrl(url, { ...place, ...question, headers: { Host: 'localhost', ...headers } });
}
