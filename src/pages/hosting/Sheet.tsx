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
  /** The name of a question that only the publisher can answer. */
  asked?: string;
}

interface Row {
  title: string;
  asked?: string | undefined;
  /** On the customer's servers, and in the cloud; `null` where the publisher has not given the fact. */
  cells: (string | null)[];
}

/**
 * What an IT director asks, in groups, a row a question (spec §1, hosting). A release leaves out the questions whose facts
 * the publisher has not given, and lists them as left to the audit; another build marks them.
 */
export function Sheet() {
  const { t } = useTranslation('hosting');
  const { formats, to } = usePage();
  const sheet = t(($) => $.sheet, { returnObjects: true });
  const plans = t(($) => $.plans, { returnObjects: true });
  const answers: Record<string, Answer> = sheetAnswers(site, t, formats);

  const groups = Object.values(sheet.groups).map(({ title, rows }) => ({
    title,
    rows: Object.entries<Words>(rows).map(([key, words]) => rowOf(words, answers[key])),
  }));
  const isShown = (row: Row) => !isRelease() || isAnswered(row);
  const leftToAudit = groups.flatMap(({ rows }) => rows.filter((row) => !isShown(row)));

  const date = buildDate.toLocaleDateString(formats, { dateStyle: 'long', timeZone: 'UTC' });
  const address = `${site.origin}${to('hosting')}`.replace(/^https?:\/\//, '');
  return (
    <Section id="sheet" heading={sheet.heading} lead={sheet.lead}>
      <p className="text-small text-soft">{t(($) => $.sheetVersion, { date, address })}</p>
      {groups.map(({ title, rows }) => (
        <Table
          key={title}
          caption={<h3>{title}</h3>}
          headings={[sheet.question, plans.onPremise.title, plans.cloud.title]}
          rows={rows.filter(isShown)}
        />
      ))}
      {leftToAudit.length > 0 && (
        <div>
          <h3>{sheet.audit}</h3>
          <ul className="mt-3 ps-5 list-disc md:columns-2">
            {leftToAudit.map(({ asked }) => (
              <li key={asked}>{asked}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

function rowOf(
  { title, asked, both, onPremise = both, cloud = both }: Words,
  answer?: Answer,
): Row {
  const given = { onPremise, cloud, ...answer };
  return { title, asked, cells: [given.onPremise ?? null, given.cloud ?? null] };
}

function isAnswered({ cells }: Row): boolean {
  return cells.every((cell) => cell !== null);
}
