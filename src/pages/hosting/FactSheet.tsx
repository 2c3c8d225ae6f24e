import { useTranslation } from 'react-i18next';
import { PrintButton } from '../../components/PrintButton.tsx';
import { RichText } from '../../components/RichText.tsx';
import { Section } from '../../components/Sections.tsx';
import { ToComplete } from '../../components/ToComplete.tsx';
import { contractId } from './Contract.tsx';
import { hostings } from './hostings.ts';
import { Askable, OpenQuestions, openQuestionsId } from './OpenQuestions.tsx';
import { isAnswered, isOpen, type Question, type QuestionGroup } from './questions.ts';

/**
 * The questions of an IT director, in groups (spec §1, hosting), then those that have no answer
 * yet. On a phone, the two answers to a question are one below the other, each below the name of its hosting.
 */
export function FactSheet() {
  const { t } = useTranslation('hosting');
  const texts = t(($) => $.factSheet, { returnObjects: true });
  const hostingTexts = t(($) => $.hostings, { returnObjects: true });
  const all = numbered(texts.groups);
  const groups = all
    .map((group) => ({ ...group, questions: group.questions.filter(isAnswered) }))
    .filter(({ questions }) => questions.length > 0);
  const open = all.flatMap(({ questions }) => questions).filter(isOpen);
  const jumps = [
    ...groups,
    ...(open.length > 0 ? [{ id: openQuestionsId, title: texts.open.title }] : []),
    { id: contractId, title: t(($) => $.law.heading) },
  ];
  return (
    <Section id="fact-sheet" heading={texts.heading} note={texts.note}>
      <p className="lead">{texts.lead}</p>
      <div className="fact-sheet-date">
        <p>{texts.date}</p>
        <PrintButton size="small">{texts.print}</PrintButton>
      </div>
      <nav aria-label={texts.jump}>
        <ul className="question-jumps">
          {jumps.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <table className="plain-table fact-sheet">
        <caption>
          {texts.caption} <span className="swatch shared-answers">{texts.shared}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.question}</th>
            {hostings.map((hosting) => (
              <th key={hosting} scope="col">
                {hostingTexts[hosting].title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </table>
      {open.length > 0 && (
        <OpenQuestions questions={open.filter((question) => !isAnswered(question))} />
      )}
    </Section>
  );
}

type Texts = Record<string, { title: string; rows: Record<string, Omit<Question, 'number'>> }>;

/** @returns the groups of questions, which are numbered from the first to the last. */
function numbered(texts: Texts): QuestionGroup[] {
  let number = 0;
  return Object.entries(texts).map(([id, { title, rows }]) => ({
    id,
    title,
    questions: Object.values(rows).map((question) => {
      number += 1;
      return { ...question, number };
    }),
  }));
}

function Group({ id, title, questions }: QuestionGroup) {
  const { t } = useTranslation('hosting');
  return (
    <tbody>
      <tr>
        <td className="question-group" colSpan={1 + hostings.length}>
          <h3 id={id}>{title}</h3>
        </td>
      </tr>
      {questions.map((question) => (
        <tr key={question.number}>
          <th scope="row">{t(($) => $.factSheetTitle, { ...question })}</th>
          <Answers question={question} />
        </tr>
      ))}
    </tbody>
  );
}

function Answers({ question }: { question: Question }) {
  const { t } = useTranslation('hosting');
  // Its colour says that it is for both.
  if (question.both) {
    return (
      <td className="shared-answer" colSpan={hostings.length}>
        <RichText text={question.both} />
      </td>
    );
  }
  return hostings.map((hosting) => {
    const text = question[hosting];
    return (
      <td key={hosting}>
        <span className="column-name">{t(($) => $.hostings[hosting].title)}</span>{' '}
        {text ? (
          <RichText text={text} />
        ) : (
          <Askable number={question.number}>
            <ToComplete inRelease={t(($) => $.factSheet.leftToAudit)} />
          </Askable>
        )}
      </td>
    );
  });
}
