import type { TFunction } from 'i18next';
import type { Resources } from '../../i18n/resources.ts';
import type { Facts, PerHosting } from '../../site/facts.ts';

type Groups = Resources['hosting']['sheet']['groups'];

/** The rows of a group whose answer is a fact: they have a name in the list of what the audit specifies. */
type AskedRowOf<Group> = Group extends { rows: infer Rows }
  ? { [Row in keyof Rows]: Rows[Row] extends { asked: string } ? Row : never }[keyof Rows]
  : never;

/** The publisher's part of a row; `null` is not given yet, and a column that is left out has words of its own. */
export type Answer = Partial<PerHosting<string | null>>;

/**
 * Writes the publisher's facts as the sheet of `/hosting` shows them (spec §1, hosting).
 * @param formats the locale of numbers and lists, a language tag.
 * @returns the answer of each row that asks for a fact. A row without an answer here does not compile.
 */
export function sheetAnswers(
  { software, privacy }: Pick<Facts, 'software' | 'privacy'>,
  t: TFunction<'hosting'>,
  formats: string,
): Record<AskedRowOf<Groups[keyof Groups]>, Answer> {
  const amount = (value: number, unit: 'hour' | 'day' | 'month') =>
    value.toLocaleString(formats, { style: 'unit', unit, unitDisplay: 'long' });
  const percent = (value: number) =>
    (value / 100).toLocaleString(formats, { style: 'percent', maximumFractionDigits: 3 });
  const list = (items: readonly string[], none: string) =>
    items.length === 0 ? none : new Intl.ListFormat(formats).format(items);

  const noProcessor = t(($) => $.answers.noProcessor);
  const noQualification = t(($) => $.answers.noQualification);
  const noSingleSignOn = t(($) => $.answers.noSingleSignOn);
  const noSecondFactor = t(($) => $.answers.noSecondFactor);
  const noTests = t(($) => $.answers.noTests);

  return {
    operatingSystems: { onPremise: ifGiven(software.operatingSystems, (names) => list(names, '')) },
    databases: { onPremise: ifGiven(software.databases, (names) => list(names, '')) },
    cloudHost: { cloud: software.cloudHost },
    cloudQualifications: {
      cloud: ifGiven(software.cloudQualifications, (names) => list(names, noQualification)),
    },
    dataCentre: { cloud: software.dataCentre },
    furtherProcessors: each(software.furtherProcessors, (names) => list(names, noProcessor)),
    updates: each(software.updates, asItIs),
    officer: both(privacy.dataProtectionOfficer),
    singleSignOn: both(
      ifGiven(software.singleSignOn, (protocols) => list(protocols, noSingleSignOn)),
    ),
    secondFactor: both(orNone(software.secondFactor, noSecondFactor)),
    accessibility: both(
      ifGiven(software.accessibility, (level) => t(($) => $.answers.accessibility[level])),
    ),
    encryptionInTransit: both(software.encryptionInTransit),
    encryptionAtRest: each(software.encryptionAtRest, asItIs),
    networkFlows: each(software.networkFlows, asItIs),
    logs: both(
      ifGiven(software.logs, ({ events, months }) =>
        t(($) => $.answers.logs, { events, duration: amount(months, 'month') }),
      ),
    ),
    penetrationTests: both(orNone(software.penetrationTests, noTests)),
    support: both(software.support),
    backups: {
      cloud: ifGiven(software.backups, ({ everyHours, keptDays }) =>
        t(($) => $.answers.backups, {
          interval: amount(everyHours, 'hour'),
          duration: amount(keptDays, 'day'),
        }),
      ),
    },
    recoveryPointHours: {
      cloud: ifGiven(software.recoveryPointHours, (hours) =>
        t(($) => $.answers.atMost, { duration: amount(hours, 'hour') }),
      ),
    },
    recoveryTimeHours: {
      cloud: ifGiven(software.recoveryTimeHours, (hours) =>
        t(($) => $.answers.atMost, { duration: amount(hours, 'hour') }),
      ),
    },
    availabilityPercent: { cloud: ifGiven(software.availabilityPercent, percent) },
    restitution: both(
      ifGiven(software.restitution, ({ format, days }) =>
        t(($) => $.answers.restitution, { format, duration: amount(days, 'day') }),
      ),
    ),
  };
}

const asItIs = (text: string) => text;

function ifGiven<Fact>(fact: Fact | null, write: (fact: Fact) => string): string | null {
  return fact === null ? null : write(fact);
}

/** `false` is written as `none`. */
function orNone(fact: string | false | null, none: string): string | null {
  return fact === false ? none : fact;
}

function both(answer: string | null): Answer {
  return { onPremise: answer, cloud: answer };
}

function each<Fact>(fact: PerHosting<Fact> | null, write: (fact: Fact) => string): Answer {
  return {
    onPremise: ifGiven(fact, ({ onPremise }) => write(onPremise)),
    cloud: ifGiven(fact, ({ cloud }) => write(cloud)),
  };
}
