/**
 * The facts of this site that the publisher edits, in one place. `null` means that the publisher
 * has not given the fact yet: a plain build marks it on the page (spec §2, §9), and
 * `npm run build:release` refuses it. Every build refuses a date, a country or a number of months
 * that does not exist. A text with a straight apostrophe stands in double quotes.
 */
export const facts: Facts = {
  /** The product's name; this is the only place that holds it. */
  product: 'Vacaplan',
  founded: 2024,
  country: 'FR',
  /** ISO date from which the legal texts apply (spec §9). */
  legalDate: '2025-09-26',
  /**
   * ISO date of the questions and answers on /hosting, and their sum on that day. Once one has changed, a
   * release is refused, and names the line to write here.
   */
  factSheet: { date: '2026-12-01', sum: 'd4Jn1jr6' },
  publisher: {
    name: null,
    legalForm: null,
    /** Euros (spec §9). */
    capital: 1000,
    headOffice: null,
    phone: null,
    /** `RCS`, town and SIREN number; `false` for a publisher who is not registered. */
    registration: null,
    /** `false` for a publisher who has none. */
    vatNumber: null,
    publicationDirector: null,
  },
  /** Who hosts this site; not the hosting that is sold with the product. */
  hostingCompany: { name: null, address: null, phone: null },
  /**
   * The service that sends the form's e-mails, the company that runs it, and the ISO country of that
   * company, on which depends what the privacy policy says of transfers outside the European Union.
   */
  emailService: { name: 'EmailJS', operator: 'EmailJS Pte. Ltd.', country: null },
  /**
   * For the privacy policy: the months for which the hosting company keeps its logs; the provider of
   * the mailbox that receives messages; the data protection officer, or `false` for a publisher who has
   * none.
   */
  privacy: {
    logMonths: null,
    mailboxProvider: null,
    dataProtectionOfficer: null,
  },
};

type Fact = string | null;

export interface Facts {
  product: string;
  founded: number;
  country: string;
  legalDate: string;
  factSheet: { date: string; sum: string };
  publisher: {
    name: Fact;
    legalForm: Fact;
    capital: number;
    headOffice: Fact;
    phone: Fact;
    registration: Fact | false;
    vatNumber: Fact | false;
    publicationDirector: Fact;
  };
  hostingCompany: { name: Fact; address: Fact; phone: Fact };
  emailService: { name: string; operator: string; country: Fact };
  privacy: {
    logMonths: number | null;
    mailboxProvider: Fact;
    dataProtectionOfficer: Fact | false;
  };
}
