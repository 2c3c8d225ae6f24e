import { useTranslation } from 'react-i18next';
import { RichText } from '../../components/RichText.tsx';
import { Section } from '../../components/Sections.tsx';
import { usePage } from '../../page-context.ts';
import { buildDate, isRelease } from '../../site/this-build.ts';

/**
 * A question, with one answer for both kinds of hosting, or one for each. An empty answer
 * has not been given yet.
 */
interface Question {
  title: string;
  both?: string;
  onPremise?: string;
  cloud?: string;
}

/** The two kinds of hosting (spec §2). */
export const hostings = ['onPremise', 'cloud'] as const;

/**
 * The questions of an IT director, in groups (spec §1, hosting). On a phone, the reader chooses
 * the hosting to show.
 */
export function HostingQuestions() {
  const { t } = useTranslation('hosting');
  const { formats } = usePage();
  const sheet = t(($) => $.sheet, { returnObjects: true });
  const plans = t(($) => $.plans, { returnObjects: true });
  const groups = Object.entries(sheet.groups);
  const date = buildDate().toLocaleDateString(formats, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section id="sheet" heading={sheet.heading} lead={sheet.lead}>
      <p className="text-small text-soft hyphens-none">{t(($) => $.sheetVersion, { date })}</p>
      <nav className="question-groups" aria-label={sheet.jump}>
        {groups.map(([key, { title }]) => (
          <a key={key} href={`#${key}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className="hosting-questions">
        <fieldset>
          <legend>{sheet.shown}</legend>
          {hostings.map((hosting, index) => (
            <label key={hosting}>
              <input type="radio" name="hosting" value={hosting} defaultChecked={index === 0} />
              {plans[hosting].title}
            </label>
          ))}
        </fieldset>
        <table className="plain-table">
          <caption>{sheet.caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{sheet.question}</th>
              {hostings.map((hosting) => (
                <th key={hosting} scope="col" className={`of-${hosting}`}>
                  {plans[hosting].title}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([key, { title, rows }]) => (
            <Group key={key} id={key} title={title} questions={Object.entries(rows)} />
          ))}
        </table>
      </div>
    </Section>
  );
}

interface GroupProps {
  /** The id of its heading, to jump to. */
  id: string;
  title: string;
  questions: [key: string, question: Question][];
}

function Group({ id, title, questions }: GroupProps) {
  return (
    <tbody>
      {questions.map(([key, question], index) => (
        <tr key={key}>
          {index === 0 && (
            <td className="question-group" rowSpan={questions.length}>
              <h3 id={id}>{title}</h3>
            </td>
          )}
          <th scope="row">{question.title}</th>
          <Answers question={question} />
        </tr>
      ))}
    </tbody>
  );
}

/** The answers of a row: one cell for both kinds of hosting, or one for each. */
function Answers({ question }: { question: Question }) {
  if (question.both !== undefined) {
    return <Answer text={question.both} columns={hostings.length} />;
  }
  return hostings.map((hosting) => (
    <Answer key={hosting} text={question[hosting]} look={`of-${hosting}`} />
  ));
}

interface AnswerProps {
  text: string | undefined;
  columns?: number;
  look?: string;
}

/** An answer. If it is empty, a release leaves it to the audit, and any other build marks it. */
function Answer({ text, columns, look }: AnswerProps) {
  const { t } = useTranslation('hosting');
  const { t: common } = useTranslation();
  const unanswered = isRelease() ? (
    t(($) => $.sheet.leftToAudit)
  ) : (
    <mark>{common(($) => $.toComplete)}</mark>
  );
  return (
    <td colSpan={columns} className={look}>
      {text ? <RichText text={text} /> : unanswered}
    </td>
  );
}
