import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** What a server answered: headers as they came, the body decoded. */
export type Answer = Awaited<ReturnType<typeof visit>>;

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
export async function visit(url: string, { method = 'GET', encoding = 'br', headers = {} }: Question = {}) {
  try {
    const options = {
      method,
      headers: { ...headers, 'Accept-Encoding': encoding },
      signal: AbortSignal.timeout(15_000),
    };
    const sent = url.startsWith('https:') ? secureRequest(url, { ...options, agent }) : plainRequest(url, options);
    const [response] = await once(sent.end(), 'response');
    const raw = Buffer.concat(await response.toArray());
    const decode = raw.length > 0 && decoders[response.headers['content-encoding']];
    const body: Buffer = decode ? await decode(raw) : raw;
    return { status: Number(response.statusCode), headers: new Headers(response.headers), body };
  } catch (error) {
    const { code, message, name } = error as Error & { code?: string };
    throw new Error(
      `${url} does not answer: ${name === 'AbortError' ? 'nothing came in 15 seconds' : (code ?? message)}`,
    );
  }
}
