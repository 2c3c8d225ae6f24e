import { type Facts, facts } from '../src/site/facts.ts';
import type { copyProject } from './copy-project.ts';

/** The facts as they are until the publisher gives some, whatever the project has by now. */
export const noFacts: Facts = {
  ...facts,
  publisher: {
    name: null,
    legalForm: null,
    capital: 1000,
    headOffice: null,
    phone: null,
    registration: null,
    vatNumber: null,
    publicationDirector: null,
  },
  hostingCompany: { name: null, address: null, phone: null },
  privacy: {
    logMonths: null,
    emailServiceCountry: null,
    mailboxProvider: null,
    dataProtectionOfficer: null,
  },
};

const known = 'connu';

export const allFacts: Facts = {
  ...facts,
  publisher: {
    name: known,
    legalForm: known,
    capital: 1500.5,
    headOffice: known,
    phone: known,
    registration: known,
    vatNumber: known,
    publicationDirector: known,
  },
  hostingCompany: { name: known, address: known, phone: known },
  privacy: {
    logMonths: 12,
    emailServiceCountry: 'SG',
    mailboxProvider: known,
    dataProtectionOfficer: known,
  },
};

/** Gives facts to a copy of the project. */
export function writeFacts(project: ReturnType<typeof copyProject>, given: Facts): void {
  const file = 'src/site/facts.ts';
  const declaration = /(?<=export const facts: Facts = )\{.*?\}(?=;\n)/s;
  project.write(
    file,
    project.read(file).replace(declaration, () => JSON.stringify(given)),
  );
}
