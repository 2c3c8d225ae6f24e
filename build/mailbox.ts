import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Connect, Plugin } from 'vite';
import { type Letter, mailboxPage } from './mailbox/page.ts';

/** How a request is answered where it is not as EmailJS normally does. */
export interface Behaviour {
  /** `fail` answers with a status, `hang` never answers, `slow` answers late. */
  behave: 'fail' | 'hang' | 'slow';
  /** The status of a failure; by default 412, the answer of EmailJS when the mail service behind it refuses. */
  status?: number;
  /** How late a slow answer comes. */
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

/** An answer over HTTP. */
interface Answer {
  status?: number;
  type?: string;
  content: string;
}

/**
 * Adds a stand-in for EmailJS to the local servers: the form really sends, over HTTP, and `/_mailbox` shows the e-mails
 * received since the server was started. Nothing of it gets into `dist/`. For tests, `POST /_mailbox/next` makes the
 * next request of the same sender fail, hang or be slow, and `/_mailbox/letters.json` lists what was accepted, the newest
 * first.
 */
export function mailbox(): Plugin {
  const serve = serveMailbox();
  return {
    name: 'mailbox',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}

function serveMailbox(): Connect.NextHandleFunction {
  const letters: Letter[] = [];
  /** Sender → how the sender's next request is answered. */
  const behaviours = new Map<string, Behaviour>();

  const receive = async (request: IncomingMessage, sender: string) => {
    const behaviour = behaviours.get(sender);
    behaviours.delete(sender);
    const { answer, parameters } = await answerSend(await text(request), behaviour);
    if (parameters) {
      letters.unshift({ sender, received: new Date().toISOString(), parameters });
    }
    return answer;
  };

  /** @returns the letters of a sender; all letters, where the sender has no name. */
  const lettersOf = (sender: string) =>
    letters.filter((letter) => sender === '' || letter.sender === sender);

  const behaveNext = async (request: IncomingMessage, sender: string) => {
    behaviours.set(sender, (await json(request)) as Behaviour);
    return { content: 'OK' };
  };

  /** Path → what answers its requests; `null` is no answer. */
  const routes: Record<
    string,
    (request: IncomingMessage, sender: string) => Promise<Answer | null> | Answer
  > = {
    '/api/v1.0/email/send': receive,
    '/_mailbox': (_, sender) => ({ type: 'text/html', content: mailboxPage(lettersOf(sender)) }),
    '/_mailbox/letters.json': (_, sender) => ({
      type: 'application/json',
      content: JSON.stringify(lettersOf(sender)),
    }),
    '/_mailbox/next': behaveNext,
  };

  return async (request, response, next) => {
    const path = request.url?.replace(/[?#].*$/, '') ?? '';
    const route = routes[path];
    if (!route) {
      next();
      return;
    }
    try {
      const answer = await route(request, senderOf(request));
      if (answer) {
        write(response, answer);
      }
    } catch (error) {
      next(error);
    }
  };
}

/** @returns the name that a test gives itself with a cookie, so that tests in parallel have a mailbox each. */
function senderOf(request: IncomingMessage): string {
  const [, name = ''] = /(?:^|;\s*)mailbox=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  return name;
}

function write(response: ServerResponse, answer: Answer): void {
  const { status = 200, type = 'text/plain', content } = answer;
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
    .end(content);
}

/**
 * Stands in for `POST /api/v1.0/email/send` of EmailJS: same body, same checks, like answers.
 * @returns the answer, none where the service is to hang, and the parameters of an e-mail that was accepted.
 */
async function answerSend(
  body: string,
  { behave, status = 412, milliseconds }: Partial<Behaviour> = {},
): Promise<{ answer: Answer | null; parameters?: Record<string, string> }> {
  if (behave === 'hang') {
    return { answer: null };
  }
  if (behave === 'fail') {
    return { answer: { status, content: 'The mail service refused the e-mail' } };
  }
  if (behave === 'slow') {
    await setTimeout(milliseconds);
  }
  const { success, output, issues } = v.safeParse(acceptable, body);
  if (!success) {
    const faults = issues.map(({ message }) => message);
    return { answer: { status: 400, content: faults.join('\n') } };
  }
  const parameters = output.template_params;
  if (Buffer.byteLength(JSON.stringify(parameters)) > largest) {
    return { answer: { status: 413, content: 'Variables size limit exceeded' } };
  }
  return { answer: { content: 'OK' }, parameters };
}
