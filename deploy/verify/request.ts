import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A server's response: its headers as sent, its body decompressed. */
export type Answer = Awaited<ReturnType<typeof get>>;

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Sends exactly this request: no redirect is followed, nothing is decompressed or cached. */
export async function send(url: string, { body, ...options }: RequestOptions & { body?: string }) {
  const request = (url.startsWith('https:') ? httpsRequest : httpRequest)(url, options);
  const [response] = (await once(request.end(body), 'response')) as [IncomingMessage];
  const received: Buffer = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, headers: response.headers, body: received };
}

/**
 * Asks for an address, and decompresses what comes; no redirect is followed.
 * @param options.encoding value of `Accept-Encoding`.
 * @throws Error of one line that names the address and why nothing came.
 */
export async function get(url: string, options: RequestOptions & { encoding?: string } = {}) {
  const { encoding = 'br, gzip', ...sent } = options;
  try {
    const { status, headers, body } = await send(url, {
      ...sent,
      headers: { ...sent.headers, 'Accept-Encoding': encoding },
      signal: AbortSignal.timeout(15_000),
    });
    const decode = body.length > 0 && decoders[headers['content-encoding'] ?? ''];
    return {
      status,
      headers: new Headers(headers as Record<string, string>),
      body: decode ? await decode(body) : body,
    };
  } catch (error) {
    const { code, message, name } = error as Error & { code?: string };
    const reason = name === 'AbortError' ? 'nothing came in 15 seconds' : (code ?? message);
    throw new Error(`${url} does not answer: ${reason}`);
  }
}
