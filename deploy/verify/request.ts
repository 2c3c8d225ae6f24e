import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { reasonOf } from '../network-errors.ts';

/** A server's response: its headers as sent, its body decompressed. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface AskOptions extends RequestOptions {
  /** Value of `Accept-Encoding`. */
  encoding?: string;
}

/** How long a server may take, in milliseconds. */
const limit = 15_000;
const silence = `rien n’est venu en ${limit / 1000} secondes`;

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Sends exactly this request: no redirect is followed, nothing is decompressed or cached. */
export async function send(url: string, { body, ...options }: RequestOptions & { body?: string }) {
  const open = url.startsWith('https:') ? httpsRequest : httpRequest;
  const request = open(url, options);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const received: Buffer = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body: received };
}

/**
 * Asks for an address, and decompresses what comes; no redirect is followed.
 * @throws Error that says why nothing came, or nothing that can be read; `cause` is the error of Node.
 */
export async function get(url: string, options: AskOptions = {}): Promise<Answer> {
  const { encoding = 'br, gzip', ...sent } = options;
  const headers = { ...sent.headers, 'Accept-Encoding': encoding };
  const answer = await sendInTime(url, { ...sent, headers });
  return {
    status: answer.status,
    headers: new Headers(answer.headers as Record<string, string>),
    body: await decoded(answer.body, answer.headers['content-encoding']),
  };
}

async function sendInTime(url: string, options: RequestOptions) {
  const signal = AbortSignal.timeout(limit);
  try {
    return await send(url, { ...options, signal });
  } catch (error) {
    const reason = signal.aborted ? silence : reasonOf(error as Error);
    throw new Error(`ne répond pas : ${reason}`, { cause: error });
  }
}

async function decoded(body: Buffer, encoding = ''): Promise<Buffer> {
  const decode = decoders[encoding];
  if (!decode || body.length === 0) {
    return body;
  }
  return decode(body).catch((error) => {
    const fault = `n’est pas en ${encoding}, comme l’en-tête Content-Encoding le dit`;
    throw new Error(fault, { cause: error });
  });
}

/** @returns what a server answered, in French, without a subject. */
export function inWords({ status, headers }: Answer): string {
  const location = headers.get('Location');
  return location ? `répond ${status} vers ${location}` : `répond ${status}`;
}
