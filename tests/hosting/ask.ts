import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Where a server of this machine answers: over HTTPS where it has a certificate. */
export interface Place {
  port: number;
  ca?: string;
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks a server exactly this, without following, decoding or caching anything. */
export async function ask({ port, ca }: Place, path: string, { body, ...question }: Question = {}) {
  const place = { host: '127.0.0.1', port, servername: 'localhost', agent: false, path };
  const sent = ca ? httpsRequest({ ...place, ca, ...question }) : httpRequest({ ...place, ...question });
  sent.setHeader('Host', question.headers?.Host ?? 'localhost');
  const [response] = (await once(sent.end(body), 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()) as Buffer,
  };
}
