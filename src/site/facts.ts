/**
 * The facts of this site that the publisher edits, in one place. `null` means that the publisher has not
 * given the fact yet: a plain build marks it on the page (spec §2, §9). Every build refuses an impossible value, such
 * as a date that does not exist. `npm run build:release` refuses a missing fact, but only lists those of `software`.
 */
export const facts: Facts = {
  /** The product's name; this is the only place that holds it. */
  product: 'Vacaplan',
  founded: 2024,
  country: 'FR',
  /** ISO date from which the legal texts apply (spec §9). */
  legalDate: '2025-09-26',
  publisher: {
    name: null,
    legalForm: null,
    /** Euros (spec §9). */
    capital: 1000,
    headOffice: null,
    phone: null,
    /** « RCS », town and SIREN number; `false` for a publisher who is not registered. */
    registration: null,
    /** `false` for a publisher who has none. */
    vatNumber: null,
    publicationDirector: null,
  },
  /** Who hosts this site; not the hosting that the product is sold with. */
  host: { name: null, address: null, phone: null },
  /**
   * For the privacy policy: months for which the host keeps its logs; ISO country of the e-mail service; who
   * provides the mailbox that messages arrive in; the data protection officer, or « aucun ».
   */
  privacy: {
    logMonths: null,
    emailServiceCountry: null,
    mailboxProvider: null,
    dataProtectionOfficer: null,
  },
  /**
   * What an IT director asks about the software, for the sheet of `/hosting`. Texts are in French, without a capital or a
   * full stop: they may follow other words. `docs/claims.md` asks the publisher for each. The sheet also names the
   * officer of `privacy`.
   */
  software: {
    /** The company that hosts the cloud. */
    cloudHost: null,
    /** The qualifications of the cloud offer, such as `['SecNumCloud']`; `[]` where it has none. */
    cloudQualifications: null,
    /** Town and country of the cloud's data centre. */
    dataCentre: null,
    /** Companies that process the data for the publisher, `[]` where there are none. */
    furtherProcessors: null,
    /** What the software runs on, on the customer's servers, with versions. */
    operatingSystems: null,
    databases: null,
    /** Ports and directions to open. */
    networkFlows: null,
    /** Who installs updates, and how they are announced. */
    updates: null,
    /** The protocols of single sign-on, such as `['SAML 2.0']`; `[]` without single sign-on. */
    singleSignOn: null,
    /** The kind of second factor, or `false` without one. */
    secondFactor: null,
    /** How far the software conforms to RGAA: `'full'`, `'partial'` or `'none'`. */
    accessibility: null,
    encryptionInTransit: null,
    encryptionAtRest: null,
    /** What is logged, and for how many months it is kept. */
    logs: null,
    /** Who tests, how often, and who sees the report; `false` without tests. */
    penetrationTests: null,
    /** The cloud's backups: hours between two, and days for which one is kept. */
    backups: null,
    /** The RPO of the cloud: hours of work that a failure may cost. */
    recoveryPointHours: null,
    /** The RTO of the cloud: hours until it is back. */
    recoveryTimeHours: null,
    /** The availability of the cloud to which the publisher commits, in per cent of the time. */
    availabilityPercent: null,
    /** The hours of each means of support, and the time until it answers. */
    support: null,
    /** The format in which data is returned, and within how many days. */
    restitution: null,
  },
};

export interface Facts {
  product: string;
  founded: number;
  country: string;
  legalDate: string;
  publisher: Record<
    'name' | 'legalForm' | 'headOffice' | 'phone' | 'publicationDirector',
    string | null
  > & {
    capital: number;
  } & Record<'registration' | 'vatNumber', string | false | null>;
  host: Record<'name' | 'address' | 'phone', string | null>;
  privacy: { logMonths: number | null } & Record<
    'emailServiceCountry' | 'mailboxProvider' | 'dataProtectionOfficer',
    string | null
  >;
  software: SoftwareFacts;
}

/** What is one thing on the customer's servers and another in the cloud. */
export interface PerHosting<Value> {
  onPremise: Value;
  cloud: Value;
}

/** Each is `null` until the publisher gives it. */
export interface SoftwareFacts {
  cloudHost: string | null;
  cloudQualifications: string[] | null;
  dataCentre: string | null;
  furtherProcessors: PerHosting<string[]> | null;
  operatingSystems: string[] | null;
  databases: string[] | null;
  networkFlows: PerHosting<string> | null;
  updates: PerHosting<string> | null;
  singleSignOn: string[] | null;
  secondFactor: string | false | null;
  accessibility: 'full' | 'partial' | 'none' | null;
  encryptionInTransit: string | null;
  encryptionAtRest: PerHosting<string> | null;
  logs: { events: string; months: number } | null;
  penetrationTests: string | false | null;
  backups: { everyHours: number; keptDays: number } | null;
  recoveryPointHours: number | null;
  recoveryTimeHours: number | null;
  availabilityPercent: number | null;
  support: string | null;
  restitution: { format: string; days: number } | null;
}
