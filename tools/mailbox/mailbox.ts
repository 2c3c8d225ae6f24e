import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import { localId, type Settings } from '../../src/site/settings.ts';
import { answerSend, orderBehaviour } from './emailjs.ts';
import { readLetters, senderOf } from './letters.ts';
import { letterPage, listPage } from './pages.ts';

/**
 * A stand-in for EmailJS beside the site while it is served locally: the form really sends, over HTTP, and `/_mailbox`
 * shows what arrived. `POST /_mailbox/next` makes the next request fail, hang, drop or be slow; `/_mailbox/letters.json`
 * gives a test what it sent. Nothing of it gets into `dist/`.
 */
export function mailbox({ publicKey, serviceId, templateId }: Settings['email']): Plugin {
  const account = {
    publicKey: publicKey || localId,
    serviceId: serviceId || localId,
    templateId: templateId || localId,
  };
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    if (path === '/api/v1.0/email/send') answerSend(request, response, account).catch(next);
    else if (path === '/_mailbox' || path.startsWith('/_mailbox/')) answerPage(path, request, response).catch(next);
    else next();
  };
  return {
    name: 'mailbox',
    // Vite would answer the preflights itself, and otherwise than EmailJS.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}

async function answerPage(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, type: string, content: string) =>
    void response
      .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
      .end(content);
  const name = path.replace(/^\/_mailbox\/?/, '');
  if (name === 'next' && request.method === 'POST') {
    try {
      orderBehaviour(senderOf(request), JSON.parse(await text(request)));
      return answer(200, 'text/plain', 'OK');
    } catch (error) {
      return answer(400, 'text/plain', String(error));
    }
  }
  const letters = await readLetters(senderOf(request));
  if (name === 'letters.json') return answer(200, 'application/json', JSON.stringify(letters));
  if (name === '') return answer(200, 'text/html', listPage(letters));
  const letter = letters.find(({ id }) => id === name);
  answer(letter ? 200 : 404, 'text/html', letter ? letterPage(letter) : listPage(letters));
}
