import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Sections.tsx';
import { Table } from '../../components/Table.tsx';
import { usePage } from '../../page-context.ts';
import { site } from '../../site/site.ts';
import { buildDate, isRelease } from '../../site/this-build.ts';
import { type Answer, sheetAnswers } from './sheet-answers.ts';

/** The words of a row; `both` says the same for the two kinds of hosting. */
interface Words {
  title: string;
  onPremise?: string;
  cloud?: string;
  both?: string;
}

/**
 * What an IT director asks, in groups, a row a question (spec §1, hosting). A release leaves out what the publisher has not
 * given, and lists it as left to the audit; another build marks it.
 */
export function Sheet() {
  const { t } = useTranslation('hosting');
  const { t: common } = useTranslation();
  const { formats, to } = usePage();
  const sheet = t(($) => $.sheet, { returnObjects: true });
  const plans = t(($) => $.plans, { returnObjects: true });
  const answers: Record<string, Answer> = sheetAnswers(site, t, formats);

  const blank = isRelease() ? [] : [common(($) => $.toComplete)];
  const cellOf = (words: string | undefined, facts: Answer['cloud'] = []) => {
    const given = facts.filter((fact) => fact !== null);
    const isMissing = given.length < facts.length;
    const parts = [...(words ? [words] : []), ...given, ...(isMissing ? blank : [])];
    const [start = '', ...others] = parts;
    const capitalised = start.charAt(0).toLocaleUpperCase(formats) + start.slice(1);
    return others.reduce((first, next) => t(($) => $.answers.joined, { first, next }), capitalised);
  };
  const rowOf = ([key, words]: [key: string, words: Words]) => {
    const { onPremise, cloud } = answers[key] ?? {};
    return {
      title: words.title,
      cells: [
        cellOf(words.onPremise ?? words.both, onPremise),
        cellOf(words.cloud ?? words.both, cloud),
      ],
    };
  };
  const groups = Object.values(sheet.groups).map(({ title, rows }) => ({
    title,
    rows: Object.entries<Words>(rows)
      .map(rowOf)
      .filter(({ cells }) => cells.every((cell) => cell !== '')),
  }));

  const names = Object.entries(sheet.asked) as [keyof typeof sheet.asked, string][];
  const leftToAudit = names.filter(([fact]) => isRelease() && site.software[fact] === null);
  const date = buildDate().toLocaleDateString(formats, { dateStyle: 'long', timeZone: 'UTC' });
  const address = `${site.origin}${to('hosting')}`.replace(/^https?:\/\//, '');
  return (
    <Section id="sheet" heading={sheet.heading} lead={sheet.lead}>
      <p className="text-small text-soft hyphens-none">
        {t(($) => $.sheetVersion, { date, address })}
      </p>
      <Table
        caption={sheet.caption}
        headings={[sheet.question, plans.onPremise.title, plans.cloud.title]}
        groups={groups}
      />
      {leftToAudit.length > 0 && (
        <p>
          {t(($) => $.leftToAudit, {
            facts: new Intl.ListFormat(formats).format(leftToAudit.map(([, name]) => name)),
          })}
        </p>
      )}
    </Section>
  );
}
