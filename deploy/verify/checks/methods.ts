import type { Report } from '../report.ts';
import { ask, type Site } from '../site.ts';

/** Checks that HEAD answers as GET does, and that nothing but reading is allowed. */
export async function verifyMethods(site: Site, report: Report): Promise<void> {
  const head = await ask(site, '/', { method: 'HEAD' });
  const isRight = head.status === 200 && head.body.length === 0;
  report.check(isRight, 'Méthode HEAD', `répond ${head.status}, doit répondre comme GET`, '/');
  for (const method of ['DELETE', 'TRACE']) {
    const { status } = await ask(site, '/', { method });
    const isRefused = status >= 400 && status < 500;
    report.check(isRefused, `Méthode ${method}`, `répond ${status}, doit être refusée`, '/');
  }
}
