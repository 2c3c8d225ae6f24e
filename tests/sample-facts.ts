import { factSheetSum } from '../build/check-facts.ts';
import { type Facts, facts } from '../src/site/facts.ts';
import type { copyProject } from './copy-project.ts';

/** The facts as they are until the publisher gives some, whatever the project has by now. */
export const noFacts: Facts = {
  ...facts,
  publisher: { ...filledWith(facts.publisher, null), capital: 1000 },
  hostingCompany: filledWith(facts.hostingCompany, null),
  emailService: { ...facts.emailService, country: null },
  privacy: filledWith(facts.privacy, null),
};

export const allFacts: Facts = {
  ...facts,
  factSheet: { ...facts.factSheet, sum: factSheetSum() },
  publisher: { ...filledWith(facts.publisher, 'connu'), capital: 1500.5 },
  hostingCompany: filledWith(facts.hostingCompany, 'connu'),
  emailService: { ...facts.emailService, country: 'SG' },
  privacy: { ...filledWith(facts.privacy, 'connu'), logMonths: 12 },
};

function filledWith<Group extends object, Value>(group: Group, value: Value) {
  const entries = Object.keys(group).map((key) => [key, value]);
  return Object.fromEntries(entries) as Record<keyof Group, Value>;
}

/** Gives facts to a copy of the project. */
export function writeFacts(project: ReturnType<typeof copyProject>, given: Facts): void {
  const file = 'src/site/facts.ts';
  const declaration = /(?<=export const facts: Facts = )\{.*?\}(?=;\n)/s;
  project.write(
    file,
    project.read(file).replace(declaration, () => JSON.stringify(given)),
  );
}
