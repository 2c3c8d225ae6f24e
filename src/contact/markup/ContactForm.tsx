import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { subjects } from '../../../locales/fr/email.json';
import type { ContactRequest, Subject } from '../request/contact-request.ts';
import { FailureBox } from './FailureBox.tsx';
import { ConsentField, Field } from './Field.tsx';

/** The single-line fields, in their order, and what helps to fill them in. */
const singleLineFields: Record<
  Exclude<keyof ContactRequest, 'subject' | 'message'>,
  InputHTMLAttributes<HTMLInputElement>
> = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization', autoCapitalize: 'sentences' },
};

/** The form (spec §3, §5). The browser's own bubbles are off, since each message stands under its field. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { send, sending, retry, cancel } = t(($) => $.actions, { returnObjects: true });
  return (
    <form className="contact-form ui-unless-sent" id="contact-form" noValidate>
      <p className="ui-hint col-span-full">{t(($) => $.fields.required)}</p>
      {(Object.keys(singleLineFields) as (keyof typeof singleLineFields)[]).map((name) => (
        <Field key={name} name={name}>
          {(control) => <input type="text" {...singleLineFields[name]} {...control} />}
        </Field>
      ))}
      <Field name="subject">
        {(control) => (
          <select {...control}>
            <option value="">{t(($) => $.fields.subjectPlaceholder)}</option>
            {(Object.keys(subjects) as Subject[]).map((subject) => (
              <option key={subject} value={subject}>
                {t(($) => $.subjects[subject])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message">
        {(control) => (
          <>
            <p className="ui-hint col-span-full leading-close" id="contact-hint">
              {t(($) => $.fields.messageHint)}
            </p>
            <textarea
              {...control}
              className="ui-control col-span-full resize-y"
              rows={3}
              aria-describedby={`${control['aria-describedby']} contact-hint contact-counter`}
            />
            <p
              className="ui-hint col-start-2 row-start-1 text-end [font-variant-numeric:tabular-nums]"
              id="contact-counter"
              data-text={t(($) => $.fields.counter, { length: '#' })}
            >
              {t(($) => $.fields.counter, { length: 0 })}
            </p>
          </>
        )}
      </Field>
      {/* The trap: bots fill it in, for its name. People never meet it: unseen, unread, out of reach of the Tab key. */}
      <div className="sr-only" aria-hidden="true" inert>
        <label>
          {t(($) => $.fields.trap)}
          <input
            type="text"
            id="contact-reference"
            name="reference"
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
      <ConsentField />
      <FailureBox />
      <div className="contact-actions">
        {/* While sending it keeps its focus, so it is only marked as disabled. `page/status.ts` shows its texts. */}
        <button
          type="submit"
          id="contact-send"
          className="ui-button ui-primary aria-disabled:bg-wash aria-disabled:text-ink aria-disabled:cursor-progress"
          aria-disabled="false"
          data-idle={send}
          data-sending={sending}
          data-error={retry}
        >
          {send}
        </button>
        <button type="button" className="ui-button ui-secondary" data-close="">
          {cancel}
        </button>
      </div>
      <p className="sr-only" id="contact-status" role="status" />
    </form>
  );
}
