import type { Report } from '../report.ts';
import { ask, type Site } from '../site.ts';

/** Sends the e-mail service the preflight request that a browser sends before the form; no e-mail is sent. */
export async function verifyEmailService(site: Site, report: Report): Promise<void> {
  const { origin, emailOrigin } = site;
  await report.attempt('Service d’e-mail', emailOrigin, async () => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    const address = `${emailOrigin}/api/v1.0/email/send`;
    const answer = await ask(site, address, { method: 'OPTIONS', headers });
    const allowed = answer.headers.get('Access-Control-Allow-Origin') ?? '';
    const isAllowed = allowed === origin || allowed === '*';
    const fault = `ne laisse pas ${origin} envoyer : il n’admet que « ${allowed} »`;
    report.check(isAllowed, 'Service d’e-mail', fault, emailOrigin);
  });
}
