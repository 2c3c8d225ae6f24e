import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import type { Settings } from '../../src/site/settings.ts';
import { contentSecurityPolicy } from '../servers/csp.ts';
import { answerSend, type Behaviour } from './emailjs.ts';
import { type Letter, mailboxPage } from './page.ts';

/**
 * A stand-in for EmailJS beside the site while it is served locally: the form really sends, over HTTP, and `/_mailbox`
 * shows what arrived, until the server ends. Nothing of it gets into `dist/`. For tests, `POST /_mailbox/next` makes the
 * next request fail, hang or be slow, and `/_mailbox/letters.json` gives what was sent, the newest first.
 */
export function mailbox(): Plugin {
  const letters: Letter[] = [];
  const ordered = new Map<string, Behaviour>();
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    // Tests that run side by side name themselves with a cookie, so that they do not meet in one mailbox.
    const sender = /(?:^|;\s*)mailbox=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const own = letters.filter((letter) => !sender || letter.sender === sender);
    const answer = (type: string, content: string) => {
      response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(content);
    };
    const path = request.url?.replace(/[?#].*$/, '');
    try {
      if (path === '/api/v1.0/email/send') {
        const behaviour = ordered.get(sender);
        ordered.delete(sender);
        const parameters = await answerSend(request, response, behaviour);
        if (parameters) letters.unshift({ sender, received: new Date().toISOString(), parameters });
      } else if (path === '/_mailbox') answer('text/html', mailboxPage(own));
      else if (path === '/_mailbox/letters.json') answer('application/json', JSON.stringify(own));
      else if (path === '/_mailbox/next' && isForeign(request)) response.writeHead(403).end();
      else if (path === '/_mailbox/next') {
        ordered.set(sender, (await json(request)) as Behaviour);
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

/** @returns whether a page of another site asks, which any browser would let it do. */
function isForeign({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== headers.host;
}

/** @returns whether a site that was built with this policy sends its e-mail to the mailbox, by these settings. */
export function isSentHere(settings: Settings, policy: string): boolean {
  const { 'connect-src': sources = [] } = contentSecurityPolicy(settings, []);
  const built = policy.split('; ').includes(`connect-src ${sources.join(' ')}`);
  return built && settings.email.origin === '/' && !settings.email.simulate;
}
