import { readFileSync } from 'node:fs';

/** An e-mail that was accepted. */
export interface Letter {
  sender: string;
  /** ISO date of arrival. */
  received: string;
  parameters: Record<string, string>;
}

/** All that has arrived, each e-mail as its recipient would see it, with what it was made of. */
export function mailboxPage(letters: Letter[]): string {
  const items = letters.map(({ received, parameters }) => {
    const rows = Object.entries(parameters).map(
      ([name, value]) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    return `<details><summary>${escapeHtml(`${parameters.fullName} – ${parameters.subject}`)}, ${received}</summary>
<iframe sandbox title="The e-mail" srcdoc="${escapeHtml(fillTemplate(parameters))}"></iframe>
<table>${rows.join('')}</table></details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Local mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg"><style>
body { font: 1rem/1.5 system-ui; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
iframe { width: 100%; height: 28rem; border: 1px solid; background: #fff; color-scheme: light }
th { text-align: start; vertical-align: top; padding-inline-end: 1rem } td { white-space: pre-wrap }
</style></head><body><main><h1>Local mailbox</h1>
<p>What the contact form sent to this machine; nothing left it.</p>
${items.join('\n') || '<p>Nothing has arrived yet. Write with the form.</p>'}</main></body></html>`;
}

/** Fills `deploy/emailjs.html` as EmailJS does: two braces, escaped. */
export function fillTemplate(parameters: Record<string, string>): string {
  const template = readFileSync('deploy/emailjs.html', 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    escapeHtml(parameters[name] ?? ''),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
