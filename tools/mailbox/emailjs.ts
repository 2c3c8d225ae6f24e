import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { keepLetter, senderOf } from './letters.ts';

/** The ids of an account: what the public API wants to know a sender by. */
interface Account {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** EmailJS takes 50 kB of variables, and one request a second from a sender. */
const largest = 50 * 1024;
const pause = 1000;
const lastRequest = new Map<string, number>();

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

const behaviour = v.object({
  /** `fail` answers with a status, `hang` never answers, `drop` closes the connection, `slow` answers late. */
  behave: v.picklist(['normal', 'fail', 'hang', 'drop', 'slow']),
  /** Of a failure; 412 is the answer of EmailJS when the mail service behind it refuses. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 412),
  /** Of slowness. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 2000),
});
const orders = new Map<string, v.InferOutput<typeof behaviour>[]>();

/** Says how the next request of a sender is treated. @throws ValiError when the order makes no sense. */
export function orderBehaviour(sender: string, order: unknown): void {
  orders.set(sender, [...(orders.get(sender) ?? []), v.parse(behaviour, order)]);
}

/** Stands in for `POST /api/v1.0/email/send` of EmailJS: same body, same checks, same answers; the e-mail is kept. */
export async function answerSend(request: IncomingMessage, response: ServerResponse, account: Account): Promise<void> {
  const answer = (status: number, line: string) =>
    void response.writeHead(status, { ...cors, 'Content-Type': 'text/plain; charset=utf-8' }).end(line);
  if (request.method === 'OPTIONS') return answer(200, '');
  if (request.method !== 'POST') return answer(405, 'Method Not Allowed');
  const body = await text(request);
  const sender = senderOf(request);
  const { behave, status, milliseconds } = orders.get(sender)?.shift() ?? v.parse(behaviour, { behave: 'normal' });
  if (behave === 'hang') return;
  if (behave === 'drop') return drop(response);
  if (behave === 'slow') await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const { origin, host } = request.headers;
  const judged = checkRequest({ origin, host, body }, account);
  if (judged.refused) return answer(...judged.refused);
  if (behave === 'fail') return answer(status, status === 412 ? 'The mail service refused the e-mail' : 'Made to fail');
  const now = Date.now();
  const tooSoon = now - (lastRequest.get(sender) ?? 0) < pause;
  lastRequest.set(sender, now);
  if (tooSoon) return answer(429, 'Too Many Requests');
  await keepLetter(sender, judged.parameters);
  answer(200, 'OK');
}

/** Breaks the connection off within the answer: a browser quietly repeats a request that got no answer at all. */
function drop(response: ServerResponse): void {
  response.writeHead(200, { ...cors, 'Content-Length': 2 });
  response.write('O', () => response.destroy());
}

type Judged = { refused: [status: number, text: string] } | { refused?: undefined; parameters: Record<string, string> };

/** Judges a request as the EmailJS API does, in its order. @returns the parameters of the template, or the refusal. */
export function checkRequest(
  { origin = '', host, body }: { origin: string | undefined; host: string | undefined; body: string },
  { publicKey, serviceId, templateId }: Account,
): Judged {
  const refuse = (status: number, line: string): Judged => ({ refused: [status, line] });
  const page = URL.parse(origin);
  // The site itself, at whatever port, and no other page.
  if (!page || (page.host !== host && !['localhost', '127.0.0.1', '[::1]'].includes(page.hostname)))
    return refuse(403, 'API calls are disabled for non-browser applications');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), body);
  if (!read.success) return refuse(400, 'The body must be a JSON object');
  const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };
  for (const [name, expected] of Object.entries(ids)) {
    const given = read.output[name];
    if (typeof given !== 'string' || given === '') return refuse(400, `The parameter ${name} is required`);
    if (given !== expected) return refuse(400, `The ${name} was not found`);
  }
  const parameters = v.safeParse(v.looseObject({}), read.output.template_params ?? {});
  if (!parameters.success) return refuse(400, 'template_params is not an object');
  if (Buffer.byteLength(JSON.stringify(parameters.output)) > largest)
    return refuse(413, 'Variables size limit (50 kB) exceeded');
  const texts = v.safeParse(v.record(v.string(), v.string()), parameters.output);
  if (!texts.success) return refuse(422, 'One or more variables are corrupted');
  if (!texts.output.toEmail?.includes('@')) return refuse(422, 'The recipients address is empty');
  return { parameters: texts.output };
}
