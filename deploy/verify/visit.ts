import { once } from 'node:events';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** What a server answered: headers as they came, the body decoded. */
export type Answer = Awaited<ReturnType<typeof visit>>;

interface Question extends RequestOptions {
  /** What is accepted, as in `Accept-Encoding`. */
  encoding?: string;
}

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Asks a server exactly this, without following, decoding or caching anything. */
export async function ask(url: string, { body, ...options }: RequestOptions & { body?: string }) {
  const sent = (url.startsWith('https:') ? secureRequest : plainRequest)(url, options);
  const [response] = (await once(sent.end(body), 'response')) as [IncomingMessage];
  const answered: Buffer = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body: answered };
}

/**
 * Asks for an address without following redirects.
 * @throws Error of one line that names the address and why nothing came.
 */
export async function visit(url: string, { encoding = 'br, gzip', ...options }: Question = {}) {
  try {
    const answer = await ask(url, {
      ...options,
      headers: { ...options.headers, 'Accept-Encoding': encoding },
      // A bad certificate is reported once, by `tls.ts`, and hides nothing else that is wrong.
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(15_000),
    });
    const decode = answer.body.length > 0 && decoders[answer.headers['content-encoding'] ?? ''];
    const body = decode ? await decode(answer.body) : answer.body;
    return { status: answer.status, headers: new Headers(answer.headers as Record<string, string>), body };
  } catch (error) {
    const { code, message, name } = error as Error & { code?: string };
    const reason = name === 'AbortError' ? 'nothing came in 15 seconds' : (code ?? message);
    throw new Error(`${url} does not answer: ${reason}`);
  }
}
