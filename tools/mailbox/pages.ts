import { readFileSync } from 'node:fs';
import type { Letter } from './letters.ts';

/** The list of what has arrived. */
export function listPage(letters: Letter[]): string {
  const rows = letters.map(
    ({ id, received, parameters: { subject, context, fullName } }) =>
      `<li><a href="/_mailbox/${escapeHtml(id)}">${escapeHtml(`${fullName} – ${subject}`)}</a>
      <p>${escapeHtml(String(context))}, <time datetime="${escapeHtml(received)}">${escapeHtml(received)}</time></p></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Nothing has arrived yet. Write with the form.</p>';
  return page('Local mailbox', `<p>What the contact form sent to this machine; nothing left it.</p>${list}`);
}

/** One e-mail as its recipient would see it, then what it was made of. */
export function letterPage({ parameters, received }: Letter): string {
  const rows = Object.entries(parameters).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td><pre>${escapeHtml(value)}</pre></td></tr>`,
  );
  return page(
    `E-mail of ${received}`,
    `<p><a href="/_mailbox">All e-mails</a></p>
    <iframe sandbox title="The e-mail" srcdoc="${escapeHtml(fillTemplate(parameters))}"></iframe>
    <h2>Parameters</h2><table>${rows.join('')}</table>`,
  );
}

/** Fills `deploy/emailjs/template.html` as EmailJS does: two braces, escaped. */
export function fillTemplate(parameters: Record<string, string>): string {
  const template = readFileSync('deploy/emailjs/template.html', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => escapeHtml(parameters[name] ?? ''));
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.ico" sizes="any"><style>
body { font: 1rem/1.5 system-ui; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
iframe { width: 100%; height: 28rem; border: 1px solid; background: #fff; color-scheme: light }
th { text-align: start; vertical-align: top; padding-inline-end: 1rem } pre { margin: 0; white-space: pre-wrap; font: inherit }
</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
