/** What a server answered, undecoded headers and decoded body. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Question {
  method?: string;
  encoding?: 'br' | 'gzip' | 'identity';
  headers?: Record<string, string>;
}

/**
 * Asks for an address without following redirects.
 * @throws Error of one line that names the address and why nothing came.
 */
export async function visit(
  url: string,
  { method = 'GET', encoding = 'br', headers = {} }: Question = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(15_000);
  try {
    const sent = { ...headers, 'Accept-Encoding': encoding };
    const response = await fetch(url, { method, redirect: 'manual', headers: sent, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Error(`${url} does not answer: ${cause?.code ?? cause?.message ?? message}`);
  }
}
