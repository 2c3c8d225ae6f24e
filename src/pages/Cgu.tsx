import { LegalPage } from './legal/LegalPage.tsx';

/** `/cgu`: the terms of use, 11 articles (spec §2). */
export function Cgu() {
  return <LegalPage page="cgu" />;
}
