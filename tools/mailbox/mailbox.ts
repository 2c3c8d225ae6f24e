import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import { answerSend, type Behaviour } from './emailjs.ts';
import { type Letter, mailboxPage } from './page.ts';

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
      response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
    };
    const path = request.url?.replace(/[?#].*$/, '');
    try {
      if (path === '/api/v1.0/email/send') {
        const behaviour = behaviours.get(sender);
        behaviours.delete(sender);
        const parameters = await answerSend(request, response, behaviour);
        if (parameters) letters.unshift({ sender, received: new Date().toISOString(), parameters });
      } else if (path === '/_mailbox') answer('text/html', mailboxPage(own));
      else if (path === '/_mailbox/letters.json') answer('application/json', JSON.stringify(own));
      else if (path === '/_mailbox/next' && isForeign(request)) response.writeHead(403).end();
      else if (path === '/_mailbox/next') {
        behaviours.set(sender, (await json(request)) as Behaviour);
        answer('text/plain', 'OK');
      } else next();
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

/** @returns whether the request comes from a page of another site, which browsers allow. */
function isForeign({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== headers.host;
}
