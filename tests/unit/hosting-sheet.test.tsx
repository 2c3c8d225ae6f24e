import { createHead, UnheadProvider } from '@unhead/react/server';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Page } from '../../src/Page.tsx';
import { facts, type SoftwareFacts } from '../../src/site/facts.ts';
import { site } from '../../src/site/site.ts';
import { givenSoftware } from '../given-software.ts';

const officer = 'Camille Exemple, dpo@exemple.fr';

afterEach(() => {
  Object.assign(site, { software: facts.software, privacy: facts.privacy });
  vi.unstubAllEnvs();
});

/** Renders `/hosting` as a build does. @returns its rows, what it marks, and what it leaves to the audit. */
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
  const sheet = page.getElementById('sheet')?.closest('section');
  const rows = page
    .querySelectorAll('main tbody tr')
    .map((row) =>
      row.childNodes.map(({ textContent }) => textContent.replace(/\s/g, ' ')).join(' | '),
    );
  const audit = sheet?.querySelectorAll('ul li').map(({ textContent }) => textContent) ?? [];
  return { rows, marks: textsOf('main mark'), audit, groups: textsOf('main caption h3') };
}

test('a release with all facts answers every question, in two columns where the hostings differ', () => {
  const { rows, marks, audit, groups } = renderHosting({ software: givenSoftware, release: true });
  expect(groups).toHaveLength(6);
  expect(rows).toHaveLength(33);
  expect(rows).toEqual(
    expect.arrayContaining([
      'Quels systèmes d’exploitation ? | Debian 13 et Windows Server 2025 | Rien à installer chez vous',
      'Quelles qualifications a-t-il ? | Sans objet | SecNumCloud et ISO 27001',
      'Quels sous-traitants ultérieurs ? | Aucun | Hébergeur Exemple SAS',
      `Qui est notre délégué à la protection des données ? | ${officer}`,
      'Avec un second facteur ? | Code à usage unique (TOTP)',
      'Le logiciel est-il accessible (RGAA) ? | Partiellement conforme',
      'Qu’est-ce qui est journalisé ? | Connexions, saisies, validations, exports, pendant 12 mois',
      'Qui sauvegarde, et à quel rythme ? | Votre DSI, avec ses outils et à son rythme | Une sauvegarde toutes les 6 heures, gardée 30 jours',
      'Combien de travail peut être perdu (RPO) ? | Selon vos sauvegardes | 6 heures au plus',
      'Quelle est la disponibilité ? | Celle de vos serveurs | 99,5 %',
      'Sous quelle forme vous sont-elles restituées ? | CSV, avec la description des colonnes, sous 30 jours',
    ]),
  );
  expect(marks).toEqual([]);
  expect(audit).toEqual([]);
});

test('a release without facts shows what it knows, and lists all else as left to the audit', () => {
  const { rows, marks, audit, groups } = renderHosting({ software: {}, release: true });
  expect(groups).toHaveLength(6);
  expect(rows).toHaveLength(33 - Object.keys(facts.software).length);
  expect(rows).toContain(
    'Où sont les données ? | Sur vos serveurs | Sur une infrastructure située en France',
  );
  expect(marks).toEqual([]);
  expect(audit).toHaveLength(Object.keys(facts.software).length);
  expect(audit).toContain('rythme et durée des sauvegardes');
});

test('a plain build without facts asks every question, and marks what is to be completed', () => {
  const { rows, marks, audit } = renderHosting({
    software: {},
    dataProtectionOfficer: null,
    release: false,
  });
  expect(rows).toHaveLength(33);
  expect(new Set(marks)).toEqual(new Set(['À compléter']));
  expect(rows.filter((row) => row.includes('À compléter'))).toHaveLength(
    Object.keys(facts.software).length + 1,
  );
  expect(audit).toEqual([]);
});

test('a release with some facts shows these, and lists only the others', () => {
  const { backups, ...others } = givenSoftware;
  const { rows, audit } = renderHosting({ software: others, release: true });
  expect(rows).toHaveLength(32);
  expect(audit).toEqual(['rythme et durée des sauvegardes']);
});

test('a fact that says there is none is an answer', () => {
  const { rows, audit } = renderHosting({
    software: { singleSignOn: [], secondFactor: false, penetrationTests: false },
    release: true,
  });
  expect(rows).toEqual(
    expect.arrayContaining([
      'Avec votre annuaire (authentification unique) ? | Non',
      'Avec un second facteur ? | Non',
      'Quels tests d’intrusion ? | Aucun',
    ]),
  );
  expect(audit).not.toContain('second facteur');
});
