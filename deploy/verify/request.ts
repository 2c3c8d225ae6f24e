import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

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

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** What the errors of the network and of TLS mean to somebody who keeps a site. */
const reasons: Record<string, string> = {
  ABORT_ERR: `rien n’est venu en ${limit / 1000} secondes`,
  ENOTFOUND: 'ce nom n’est pas dans le DNS',
  EAI_AGAIN: 'le DNS ne répond pas',
  ECONNREFUSED: 'la connexion est refusée',
  ECONNRESET: 'la connexion est coupée',
  ETIMEDOUT: 'la connexion n’aboutit pas',
  CERT_HAS_EXPIRED: 'le certificat a expiré',
  CERT_NOT_YET_VALID: 'le certificat n’est pas encore valable',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'le certificat est signé par lui-même',
  SELF_SIGNED_CERT_IN_CHAIN: 'le certificat est signé par une autorité inconnue',
  ERR_TLS_CERT_ALTNAME_INVALID: 'le certificat ne vaut pas pour ce nom',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'le certificat est signé par une autorité inconnue',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'la chaîne du certificat est incomplète (servez fullchain.pem, non cert.pem)',
};

/** @returns why a request failed, in words. */
function reasonOf(error: Error & { code?: string | number; name?: string }): string {
  const code = error.name === 'AbortError' ? 'ABORT_ERR' : String(error.code);
  return reasons[code] ?? error.message;
}

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
 * @throws Error that says why nothing came; `cause` is the error of the network.
 */
export async function get(url: string, options: AskOptions = {}): Promise<Answer> {
  const { encoding = 'br, gzip', ...sent } = options;
  const headers = { ...sent.headers, 'Accept-Encoding': encoding };
  const signal = AbortSignal.timeout(limit);
  try {
    const answer = await send(url, { ...sent, headers, signal });
    return {
      status: answer.status,
      headers: new Headers(answer.headers as Record<string, string>),
      body: await decoded(answer.body, answer.headers['content-encoding']),
    };
  } catch (error) {
    throw new Error(`ne répond pas : ${reasonOf(error as Error)}`, { cause: error });
  }
}

async function decoded(body: Buffer, encoding = ''): Promise<Buffer> {
  const decode = decoders[encoding];
  if (!decode || body.length === 0) {
    return body;
  }
  return decode(body);
}
