import type { Criterion } from './criteria.ts';

const topics = [
  'Images',
  'Cadres',
  'Couleurs',
  'Multimédia',
  'Tableaux',
  'Liens',
  'Scripts',
  'Éléments obligatoires',
  'Structuration de l’information',
  'Présentation de l’information',
  'Formulaires',
  'Navigation',
  'Consultation',
];

/** @returns the page that people read, from the criteria of `criteria.json`. */
export function readme(criteria: readonly Criterion[]): string {
  const count = (status: Criterion['status']) => criteria.filter((criterion) => criterion.status === status).length;
  const used = [...new Set(criteria.flatMap(({ tests }) => tests))];
  const row = ({ number, title, status, tests, looked }: Criterion) => {
    const proofs = tests.map((test) => `[${used.indexOf(test) + 1}](#tests)`).join(', ');
    return `| ${number} | ${title} | ${status} | ${proofs} | ${looked ?? ''} |`;
  };
  const topic = (name: string, index: number) => [
    `## ${index + 1}. ${name}`,
    '',
    '| critère | ce qu’il demande | résultat | tests | ce qui a été vu |',
    '| --- | --- | --- | --- | --- |',
    ...criteria.filter(({ number }) => number.startsWith(`${index + 1}.`)).map(row),
    '',
  ];
  return [
    '# Les 106 critères du RGAA 4.1.2',
    '',
    'Écrit par `npm run rgaa` à partir de `criteria.json` ; un test tient les deux ensemble. Les titres sont des résumés :',
    'le texte qui fait foi est le [RGAA](https://accessibilite.numerique.gouv.fr/) (DINUM, Licence Ouverte 2.0).',
    '',
    `Conformes : ${count('conforme')} · non applicables : ${count('non applicable')} · à vérifier à la main : ${count('à vérifier à la main')}.`,
    'C’est ce que le projet prouve de lui-même, pas une déclaration de conformité : celle-ci demande un audit.',
    '',
    ...topics.flatMap(topic),
    '## Tests',
    '',
    ...used.map((test, index) => `${index + 1}. \`${test}\``),
    '',
  ].join('\n');
}
