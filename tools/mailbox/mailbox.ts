import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Connect, Plugin } from 'vite';
import { type Letter, mailboxPage } from './page.ts';

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
 * Adds a stand-in for EmailJS to the local servers: the form really sends, over HTTP, and `/_mailbox` shows the e-mails
 * received until the server ends. Nothing of it gets into `dist/`. For tests, `POST /_mailbox/next` makes the next
 * request fail, hang or be slow, and `/_mailbox/letters.json` lists what was sent, the newest first.
 */
export function mailbox(): Plugin {
  const letters: Letter[] = [];
  /** Sender → how the sender's next request is answered. */
  const behaviours = new Map<string, Behaviour>();
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    // Tests that run in parallel name themselves with a cookie, so that each has a mailbox of its own.
    const sender = /(?:^|;\s*)mailbox=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const own = letters.filter((letter) => !sender || letter.sender === sender);
    const answer = (type: string, content: string) => {
      response
        .writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
        .end(content);
    };
    const path = request.url?.replace(/[?#].*$/, '');
    try {
      if (path === '/api/v1.0/email/send') {
        const behaviour = behaviours.get(sender);
        behaviours.delete(sender);
        const parameters = await answerSend(request, response, behaviour);
        if (parameters) {
          letters.unshift({ sender, received: new Date().toISOString(), parameters });
        }
      } else if (path === '/_mailbox') {
        answer('text/html', mailboxPage(own));
      } else if (path === '/_mailbox/letters.json') {
        answer('application/json', JSON.stringify(own));
      } else if (path === '/_mailbox/next') {
        behaviours.set(sender, (await json(request)) as Behaviour);
        answer('text/plain', 'OK');
      } else {
        next();
      }
    } catch (error) {
      next(error);
    }
  };
  return {
    name: 'mailbox',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}

/**
 * Stands in for `POST /api/v1.0/email/send` of EmailJS: same body, same checks, like answers.
 * @returns the parameters of an e-mail that was accepted.
 */
async function answerSend(
  request: IncomingMessage,
  response: ServerResponse,
  { behave, status = 412, milliseconds }: Partial<Behaviour> = {},
): Promise<Record<string, string> | undefined> {
  const answer = (code: number, line: string) => void response.writeHead(code).end(line);
  const body = await text(request);
  if (behave === 'hang') {
    return;
  }
  if (behave === 'fail') {
    return answer(status, 'The mail service refused the e-mail');
  }
  if (behave === 'slow') {
    await setTimeout(milliseconds);
  }
  const { success, output, issues } = v.safeParse(acceptable, body);
  if (!success) {
    return answer(400, issues.map(({ message }) => message).join('\n'));
  }
  const parameters = output.template_params;
  if (Buffer.byteLength(JSON.stringify(parameters)) > largest) {
    return answer(413, 'Variables size limit exceeded');
  }
  answer(200, 'OK');
  return parameters;
}
