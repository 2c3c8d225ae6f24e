import { useTranslation } from 'react-i18next';
import { subjects } from '../letter/subjects.ts';
import { Field, useField } from './Field.tsx';

/** What the message is about (spec §3). */
export function SubjectField() {
  const { t } = useTranslation('contact');
  return (
    <Field name="subject">
      <select className="control" {...useField('subject')}>
        <option value="">{t(($) => $.fields.subjectPlaceholder)}</option>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(($) => $.subjects[subject])}
          </option>
        ))}
      </select>
    </Field>
  );
}
