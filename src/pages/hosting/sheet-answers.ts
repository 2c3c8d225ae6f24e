import type { TFunction } from 'i18next';
import type { Resources } from '../../i18n/resources.ts';
import type { Facts, PerHosting } from '../../site/facts.ts';

type Groups = Resources['hosting']['sheet']['groups'];
type RowOf<Group> = Group extends { rows: infer Rows } ? keyof Rows : never;
type RowKey = RowOf<Groups[keyof Groups]>;

/** The facts that a row asks for, as texts; `null` is not given yet. */
export type Answer = Partial<PerHosting<(string | null)[]>>;

/**
 * Writes the publisher's facts as the sheet of `/hosting` shows them (spec §1, hosting).
 * @param formats the locale of numbers and lists, a language tag.
 * @returns the facts of each row that asks for some.
 */
export function sheetAnswers(
  { software, privacy }: Pick<Facts, 'software' | 'privacy'>,
  t: TFunction<'hosting'>,
  formats: string,
): Partial<Record<RowKey, Answer>> {
  const amount = (value: number, unit: 'hour' | 'day' | 'month') =>
    value.toLocaleString(formats, { style: 'unit', unit, unitDisplay: 'long' });
  const percent = (value: number) =>
    (value / 100).toLocaleString(formats, { style: 'percent', maximumFractionDigits: 3 });
  const list = (items: readonly string[]) => new Intl.ListFormat(formats).format(items);
  const listOr = (none: string) => (items: readonly string[]) =>
    items.length === 0 ? none : list(items);

  const inTransit = ifGiven(software.encryptionInTransit, (method) =>
    t(($) => $.answers.inTransit, { method }),
  );
  const singleSignOn = ifGiven(software.singleSignOn, (protocols) =>
    protocols.length === 0
      ? t(($) => $.answers.noSingleSignOn)
      : t(($) => $.answers.singleSignOn, { protocols: list(protocols) }),
  );
  const secondFactor = ifGiven(software.secondFactor, (factor) =>
    factor === false
      ? t(($) => $.answers.noSecondFactor)
      : t(($) => $.answers.secondFactor, { factor }),
  );
  const atRest = each(software.encryptionAtRest, (method) =>
    t(($) => $.answers.atRest, { method }),
  );

  return {
    systems: {
      onPremise: [ifGiven(software.operatingSystems, list), ifGiven(software.databases, list)],
    },
    host: {
      cloud: [
        software.cloudHost,
        ifGiven(software.cloudQualifications, listOr(t(($) => $.answers.noQualification))),
        software.dataCentre,
      ],
    },
    processors: each(software.furtherProcessors, listOr(t(($) => $.answers.noProcessor))),
    officer: both(privacy.dataProtectionOfficer),
    updates: each(software.updates, (text) => text),
    directory: both(singleSignOn, secondFactor),
    accessibility: both(
      ifGiven(software.accessibility, (level) => t(($) => $.answers.accessibility[level])),
    ),
    encryption: {
      onPremise: [inTransit, ...atRest.onPremise],
      cloud: [inTransit, ...atRest.cloud],
    },
    networkFlows: each(software.networkFlows, (text) => text),
    logs: both(
      ifGiven(software.logs, ({ events, months }) =>
        t(($) => $.answers.logs, { events, duration: amount(months, 'month') }),
      ),
    ),
    penetrationTests: both(
      ifGiven(software.penetrationTests, (tests) => tests || t(($) => $.answers.noTests)),
    ),
    support: both(software.support),
    backups: {
      cloud: [
        ifGiven(software.backups, ({ everyHours, keptDays }) =>
          t(($) => $.answers.backups, {
            interval: amount(everyHours, 'hour'),
            duration: amount(keptDays, 'day'),
          }),
        ),
      ],
    },
    commitments: {
      cloud: [
        ifGiven(software.recoveryPointHours, (hours) =>
          t(($) => $.answers.recoveryPoint, { duration: amount(hours, 'hour') }),
        ),
        ifGiven(software.recoveryTimeHours, (hours) =>
          t(($) => $.answers.recoveryTime, { duration: amount(hours, 'hour') }),
        ),
        ifGiven(software.availabilityPercent, (share) =>
          t(($) => $.answers.availability, { share: percent(share) }),
        ),
      ],
    },
    restitution: both(
      ifGiven(software.restitution, ({ format, days }) =>
        t(($) => $.answers.restitution, { format, duration: amount(days, 'day') }),
      ),
    ),
  };
}

function ifGiven<Fact>(fact: Fact | null, write: (fact: Fact) => string): string | null {
  return fact === null ? null : write(fact);
}

function both(...texts: (string | null)[]): Answer {
  return { onPremise: texts, cloud: texts };
}

function each<Fact>(
  fact: PerHosting<Fact> | null,
  write: (fact: Fact) => string,
): Required<Answer> {
  return {
    onPremise: [ifGiven(fact, ({ onPremise }) => write(onPremise))],
    cloud: [ifGiven(fact, ({ cloud }) => write(cloud))],
  };
}
