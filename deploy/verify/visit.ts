import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** What a server answered: headers as they came, the body decoded. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Question {
  method?: string;
  encoding?: 'br' | 'gzip' | 'identity';
  headers?: Record<string, string>;
}

/** A bad certificate is told once, by `tls.ts`, and hides nothing else that is wrong. */
const agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * Asks for an address without following redirects.
 * @throws Error of one line that names the address and why nothing came.
 */
export async function visit(
  url: string,
  { method = 'GET', encoding = 'br', headers = {} }: Question = {},
): Promise<Answer> {
  try {
    const options = {
      method,
      headers: { ...headers, 'Accept-Encoding': encoding },
      signal: AbortSignal.timeout(15_000),
    };
    const sent = url.startsWith('https:') ? secureRequest(url, { ...options, agent }) : plainRequest(url, options);
    const [response] = await once(sent.end(), 'response');
    const raw = Buffer.concat(await response.toArray());
    const received = new Headers();
    for (let at = 0; at < response.rawHeaders.length; at += 2)
      received.append(response.rawHeaders[at], response.rawHeaders[at + 1]);
    const decode = raw.length > 0 && decoders[received.get('Content-Encoding') ?? ''];
    return { status: response.statusCode, headers: received, body: decode ? await decode(raw) : raw };
  } catch (error) {
    const { code, message, name } = error as Error & { code?: string };
    throw new Error(
      `${url} does not answer: ${name === 'AbortError' ? 'nothing came in 15 seconds' : (code ?? message)}`,
    );
  }
}
