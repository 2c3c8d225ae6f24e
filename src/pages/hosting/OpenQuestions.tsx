import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { placeholder } from '../../i18n/fill-in.ts';
import { hostings } from './hostings.ts';
import type { Question } from './questions.ts';

export const openQuestionsId = 'open-questions';

/**
 * The questions that have no answer yet, and what a visitor asks for at the audit. With a script, they
 * can be ticked (`open-questions.client.ts`); on paper, by hand.
 */
export function OpenQuestions({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('hosting');
  const { title, lead } = t(($) => $.factSheet.open, { returnObjects: true });
  return (
    <div
      className="box open-questions"
      data-open-questions=""
      data-hostings={t(($) => $.factSheetHostings, { hostings: placeholder('hostings') })}
      data-questions={t(($) => $.factSheetQuestions, { questions: placeholder('questions') })}
    >
      <h3 id={openQuestionsId}>{title}</h3>
      <p>{lead}</p>
      {questions.length > 0 && (
        <ul>
          {questions.map(({ number, title }) => (
            <li key={number}>
              <Askable number={number}>{title}</Askable>
            </li>
          ))}
        </ul>
      )}
      <Request />
    </div>
  );
}

/** A point with its number, and a box to tick, which the script shows. */
export function Askable({ number, children }: { number: number; children: ReactNode }) {
  const { t } = useTranslation('hosting');
  const name = t(($) => $.factSheetQuestion, { number });
  return (
    <label className="askable">
      <input type="checkbox" name="question" value={name} hidden /> <b>{name}</b>{' '}
      <span>{children}</span>
    </label>
  );
}

/** The hosting that is considered, and a button. The script shows it. */
function Request() {
  const { t } = useTranslation('hosting');
  return (
    <div className="picture-controls" data-part="request" data-needs-script="">
      <fieldset>
        <legend>{t(($) => $.factSheet.hosting)}</legend>
        {hostings.map((hosting) => (
          <label key={hosting}>
            <input type="checkbox" name="hosting" value={t(($) => $.hostings[hosting].title)} />{' '}
            {t(($) => $.hostings[hosting].title)}
          </label>
        ))}
      </fieldset>
      <p>{t(($) => $.factSheet.ticked)}</p>
      <ContactButton purpose="hosting" />
    </div>
  );
}
