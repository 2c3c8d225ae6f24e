import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';

type Email = Record<string, string>;

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** The largest size of the variables that EmailJS accepts, in bytes. */
const largest = 50 * 1024;

/**
 * Adds a stand-in for EmailJS to the local servers, so that the form really sends over HTTP.
 * `/_mailbox` shows the e-mails received since the server started; `/_mailbox/letters.json` lists
 * them, newest first. None of it gets into `dist/`.
 */
export function mailbox(): Plugin {
  const emails: Email[] = [];
  const routes: Record<string, (body: string) => Answer> = {
    '/api/v1.0/email/send': (body) => receive(body, emails),
    '/_mailbox': () => ({ status: 200, type: 'text/html', body: mailboxPage(emails) }),
    '/_mailbox/letters.json': () => ({
      status: 200,
      type: 'application/json',
      body: JSON.stringify(emails),
    }),
  };
  const serve: Connect.NextHandleFunction = async (request, response, next) => {
    const route = routes[request.url?.replace(/[?#].*$/, '') ?? ''];
    if (!route) {
      next();
      return;
    }
    const { status, type, body } = route(await text(request));
    response
      .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
      .end(body);
  };
  return {
    name: 'mailbox',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer(server) {
      server.middlewares.use(serve);
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`  ➜  Mailbox: ${server.resolvedUrls?.local[0]}_mailbox`);
      };
    },
  };
}

/** Takes an e-mail like EmailJS's `POST /api/v1.0/email/send`: same body, similar refusals. */
function receive(body: string, emails: Email[]): Answer {
  const plain = (status: number, text: string) => ({ status, type: 'text/plain', body: text });
  let sent: Record<string, unknown> & { template_params?: Email };
  try {
    sent = Object(JSON.parse(body));
  } catch {
    return plain(400, 'The body is not JSON');
  }
  const missing = ['user_id', 'service_id', 'template_id'].find((name) => !sent[name]);
  if (missing) {
    return plain(400, `The ${missing} is required`);
  }
  const { template_params: email } = sent;
  if (!email?.toEmail) {
    return plain(422, 'The recipient’s address is empty');
  }
  if (!Object.values(email).every((value) => typeof value === 'string')) {
    return plain(400, 'Every variable must be a text');
  }
  if (Buffer.byteLength(JSON.stringify(email)) > largest) {
    return plain(413, 'Variables size limit exceeded');
  }
  emails.unshift(email);
  return plain(200, 'OK');
}

function mailboxPage(emails: Email[]): string {
  const items = emails.map((email) => {
    const title = escapeHtml(`${email.fullName} – ${email.subject}, ${email.timestamp}`);
    const mail = escapeHtml(fillTemplate(email));
    return `<h2>${title}</h2><iframe sandbox title="${title}" srcdoc="${mail}"></iframe>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local mailbox</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body { font: 1rem/1.5 system-ui; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
iframe { width: 100%; height: 28rem; border: 1px solid; background: #fff; color-scheme: light }</style>
<h1>Local mailbox</h1><p>What the contact form sent to this machine; nothing left it.</p>
${items.join('\n') || '<p>Nothing has arrived yet. Write with the form.</p>'}</html>`;
}

/**
 * @returns the e-mail that EmailJS makes from `deploy/emailjs-template.html`. Values in
 * two braces are escaped.
 */
export function fillTemplate(email: Email): string {
  const template = readFileSync('deploy/emailjs-template.html', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name) =>
    escapeHtml(String(email[name] ?? '')),
  );
}

function escapeHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
