import { LegalPage } from './legal/LegalPage.tsx';

/** `/mentions-legales`: the legal notice (spec §2). */
export function MentionsLegales() {
  return <LegalPage page="mentions-legales" />;
}
