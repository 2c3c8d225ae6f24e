import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

/** How a request is answered where it is not as EmailJS normally does. */
export interface Behaviour {
  /** `fail` answers with a status, `hang` never answers, `slow` answers late. */
  behave: 'fail' | 'hang' | 'slow';
  /** Of a failure; 412, if none is given, is the answer of EmailJS when the mail service behind it refuses. */
  status?: number;
  /** Of slowness. */
  milliseconds?: number;
}

/** EmailJS accepts 50 kB of variables. */
const largest = 50 * 1024;

const id = v.pipe(v.string(), v.nonEmpty());
/** The ids of an account, and the texts of its template, one of which is the recipient. */
const acceptable = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    user_id: id,
    service_id: id,
    template_id: id,
    template_params: v.objectWithRest({ toEmail: v.pipe(v.string(), v.includes('@')) }, v.string()),
  }),
);

/**
 * Stands in for `POST /api/v1.0/email/send` of EmailJS: same body, same checks, like answers.
 * @returns the parameters of an e-mail that was accepted.
 */
export async function answerSend(
  request: IncomingMessage,
  response: ServerResponse,
  { behave, status = 412, milliseconds }: Partial<Behaviour> = {},
): Promise<Record<string, string> | undefined> {
  const answer = (code: number, line: string) => void response.writeHead(code).end(line);
  const body = await text(request);
  if (behave === 'hang') return;
  if (behave === 'fail') return answer(status, 'The mail service refused the e-mail');
  if (behave === 'slow') await setTimeout(milliseconds);
  const { success, output, issues } = v.safeParse(acceptable, body);
  if (!success) return answer(400, issues.map(({ message }) => message).join('\n'));
  const parameters = output.template_params;
  if (Buffer.byteLength(JSON.stringify(parameters)) > largest) return answer(413, 'Variables size limit exceeded');
  answer(200, 'OK');
  return parameters;
}
