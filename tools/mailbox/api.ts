import type { IncomingMessage, ServerResponse } from 'node:http';
import { takeBehaviour } from './behaviours.ts';
import type { Account } from './check-request.ts';
import { checkRequest, isAnswer } from './check-request.ts';
import { keepLetter } from './letters.ts';
import { readBody, senderOf } from './read-request.ts';

/** EmailJS takes one request a second from a sender. */
const pause = 1000;
const lastRequest = new Map<string, number>();

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** Stands in for `POST /api/v1.0/email/send` of EmailJS: same body, same checks, same answers; the e-mail is kept. */
export async function answerSend(request: IncomingMessage, response: ServerResponse, account: Account): Promise<void> {
  const answer = (status: number, text: string) => {
    response.writeHead(status, { ...cors, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
  };
  if (request.method === 'OPTIONS') return answer(200, '');
  if (request.method !== 'POST') return answer(405, 'Method Not Allowed');
  const body = await readBody(request);
  const sender = senderOf(request);
  const { behave, status, milliseconds } = takeBehaviour(sender);
  if (behave === 'hang') return;
  if (behave === 'drop') return drop(response);
  if (behave === 'slow') await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const { origin, host } = request.headers;
  const result = checkRequest({ origin, host, body }, account);
  if (isAnswer(result)) return answer(result.status, result.text);
  if (behave === 'fail') return answer(status, status === 412 ? 'The mail service refused the e-mail' : 'Made to fail');
  const now = Date.now();
  const tooSoon = now - (lastRequest.get(sender) ?? 0) < pause;
  lastRequest.set(sender, now);
  if (tooSoon) return answer(429, 'Too Many Requests');
  await keepLetter(sender, result);
  answer(200, 'OK');
}

/** Breaks the connection off within the answer: a browser quietly repeats a request that got no answer at all. */
function drop(response: ServerResponse): void {
  response.writeHead(200, { ...cors, 'Content-Length': 2 });
  response.write('O', () => response.destroy());
}
