import { createHead, UnheadProvider } from '@unhead/react/server';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import hosting from '../../locales/fr/hosting.json';
import { Page } from '../../src/Page.tsx';
import { facts, type SoftwareFacts } from '../../src/site/facts.ts';
import { site } from '../../src/site/site.ts';
import { givenSoftware } from '../given-software.ts';

const officer = 'Camille Exemple, dpo@exemple.fr';

afterEach(() => {
  Object.assign(site, { software: facts.software, privacy: facts.privacy });
  vi.unstubAllEnvs();
});

/**
 * Renders `/hosting` as a build does.
 * @returns the rows and groups of its sheet, what it marks as missing, and what it leaves to the audit.
 */
function renderHosting({
  software,
  dataProtectionOfficer = officer,
  release,
}: {
  software: Partial<SoftwareFacts>;
  dataProtectionOfficer?: string | null;
  release: boolean;
}) {
  Object.assign(site, {
    software: { ...facts.software, ...software },
    privacy: { ...facts.privacy, dataProtectionOfficer },
  });
  vi.stubEnv('RELEASE', release ? '1' : '');
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600');
  const page = parse(
    renderToStaticMarkup(
      <UnheadProvider value={createHead({ disableDefaults: true })}>
        <Page page="hosting" language="fr" />
      </UnheadProvider>,
    ),
  );
  const textsOf = (selector: string) =>
    page.querySelectorAll(selector).map(({ textContent }) => textContent.replace(/\s/g, ' '));
  const rows = page
    .querySelectorAll('main tbody tr:has(th)')
    .map((row) =>
      row.childNodes.map(({ textContent }) => textContent.replace(/\s/g, ' ')).join(' | '),
    );
  const audit = textsOf('main p').find((text) => text.startsWith('Précisé à l’audit technique :'));
  return { rows, marks: textsOf('main .to-complete'), audit, groups: textsOf('main tbody h3') };
}

/** How many questions the sheet has. */
const questions = Object.values(hosting.sheet.groups).flatMap(({ rows }) =>
  Object.keys(rows),
).length;

test('a release with all facts answers every question, in two columns where the hostings differ', () => {
  const { rows, marks, audit, groups } = renderHosting({ software: givenSoftware, release: true });
  expect(groups).toHaveLength(6);
  expect(rows).toHaveLength(questions);
  expect(rows).toEqual(
    expect.arrayContaining([
      'Sur quels systèmes ? | Debian 13 et Windows Server 2025 ; PostgreSQL 17 et MariaDB 11.8 | Rien à installer chez vous',
      'Qui est l’hébergeur ? | Votre collectivité | Hébergeur Exemple SAS ; SecNumCloud et ISO 27001 ; Lille et Roubaix, France',
      'Quels sous-traitants ultérieurs ? | Aucun | Hébergeur Exemple SAS',
      `Qui est notre délégué à la protection des données ? | ${officer}`,
      'Avec votre annuaire, avec un second facteur ? | Authentification unique : SAML 2.0 et OpenID Connect ; second facteur : code à usage unique (TOTP)',
      'Quelle conformité au RGAA ? | Partiellement conforme',
      'Quel chiffrement ? | En transit : TLS 1.2 ou 1.3 ; au repos : par vos disques | En transit : TLS 1.2 ou 1.3 ; au repos : AES-256, clés gérées par l’hébergeur',
      'Quels journaux, et pour combien de temps ? | Connexions, saisies, validations, exports, pendant 12 mois',
      'Qui sauvegarde, et à quel rythme ? | Votre DSI, avec ses outils et à son rythme | Une sauvegarde toutes les 6 heures, gardée 30 jours',
      'Que coûte une panne, en travail et en temps ? | Selon vos sauvegardes et votre infrastructure | 6 heures de travail au plus (RPO) ; retour en 24 heures au plus (RTO) ; disponibilité de 99,5 %',
      'Quel format, quel délai de restitution ? | CSV, avec la description des colonnes, sous 30 jours',
    ]),
  );
  expect(marks).toEqual([]);
  expect(audit).toBeUndefined();
});

test('a release without facts shows what it knows, and lists every fact as left to the audit', () => {
  const { rows, marks, audit, groups } = renderHosting({ software: {}, release: true });
  expect(groups).toHaveLength(6);
  expect(rows).toContain(
    'Où sont les données ? | Sur vos serveurs | Sur une infrastructure située en France',
  );
  expect(rows).toContain('Quand répond le support ? | 24 h/24, 7 j/7');
  expect(rows).not.toContainEqual(expect.stringMatching(/sauvegarde|hébergeur/));
  expect(marks).toEqual([]);
  expect(audit).toContain(
    Object.values(hosting.sheet.asked).slice(0, -1).join(', ').replace(/\s/g, ' '),
  );
});

test('a plain build without facts asks every question, and marks what is to be completed', () => {
  const { rows, marks, audit } = renderHosting({
    software: {},
    dataProtectionOfficer: null,
    release: false,
  });
  expect(rows).toHaveLength(questions);
  expect(rows).toContain('Quand répond le support ? | 24 h/24, 7 j/7 ; À compléter');
  expect(rows).toContain('Qui est l’hébergeur ? | Votre collectivité | À compléter');
  expect(rows).toContain('Qui est notre délégué à la protection des données ? | À compléter');
  expect(marks).toHaveLength(rows.join().split('À compléter').length - 1);
  expect(audit).toBeUndefined();
});

test('a release with some facts shows these, and leaves only the others to the audit', () => {
  const { rows, audit } = renderHosting({
    software: { ...givenSoftware, backups: null, dataCentre: null },
    release: true,
  });
  expect(rows).toHaveLength(questions - 1);
  expect(rows).toContain(
    'Qui est l’hébergeur ? | Votre collectivité | Hébergeur Exemple SAS ; SecNumCloud et ISO 27001',
  );
  expect(audit).toBe(
    'Précisé à l’audit technique : lieu du centre de données et rythme et durée des sauvegardes.',
  );
});

test('a fact that says there is none is an answer', () => {
  const { rows, audit } = renderHosting({
    software: { singleSignOn: [], secondFactor: false, penetrationTests: false },
    release: true,
  });
  expect(rows).toEqual(
    expect.arrayContaining([
      'Avec votre annuaire, avec un second facteur ? | Pas d’authentification unique ; pas de second facteur',
      'Quels tests d’intrusion ? | Aucun',
    ]),
  );
  expect(audit).not.toMatch(/second facteur|intrusion/);
});
