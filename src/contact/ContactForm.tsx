import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { subjects } from '../../locales/fr/email.json';
import type { Purpose } from '../i18n/resources.ts';
import { useContact } from './contact-context.ts';
import { FailureBox } from './FailureBox.tsx';
import { ConsentField, Field } from './Field.tsx';
import type { ContactRequest, FormValues, Subject } from './request.ts';

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

/**
 * The form (spec §3, §5). The browser's own bubbles are off, since each message stands under its field. The fields are
 * uncontrolled: what is typed before React is there stays, and so do a caret and a composition.
 */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { state, submit, edit } = useContact();
  const isSending = state.status === 'sending';
  return (
    <form
      className="contact-form ui-unless-sent"
      id="contact-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={({ target }) => edit((target as HTMLInputElement).name as keyof FormValues)}
    >
      <p className="ui-hint col-span-full" suppressHydrationWarning>
        {t(($) => $.fields.required)}
      </p>
      {(Object.keys(singleLineFields) as (keyof typeof singleLineFields)[]).map((name) => (
        <Field key={name} name={name}>
          {(control) => (
            <input type="text" readOnly={isSending} {...singleLineFields[name]} {...control} />
          )}
        </Field>
      ))}
      <Field name="subject">
        {(control) => (
          <select aria-disabled={isSending || undefined} {...control}>
            <option value="" suppressHydrationWarning>
              {t(($) => $.fields.subjectPlaceholder)}
            </option>
            {(Object.keys(subjects) as Subject[]).map((subject) => (
              <option key={subject} value={subject} suppressHydrationWarning>
                {t(($) => $.subjects[subject])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MessageField />
      {/* The honeypot: bots fill it in, for its name. People never meet it: unseen, unread, out of reach of the Tab key. */}
      <div className="sr-only" aria-hidden="true" inert>
        <label>
          <span suppressHydrationWarning>{t(($) => $.fields.trap)}</span>
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
      <FormActions />
      <p className="sr-only" id="contact-status" role="status" suppressHydrationWarning>
        {isSending ? t(($) => $.actions.sending) : ''}
      </p>
    </form>
  );
}

function MessageField() {
  const { t } = useTranslation('contact');
  const { state, purpose } = useContact();
  const texts = t(($) => $.purposes, { returnObjects: true })[purpose as Purpose] ?? {};
  const hint = 'messageHint' in texts ? texts.messageHint : t(($) => $.fields.messageHint);
  return (
    <Field name="message">
      {(control) => (
        <>
          <p
            className="ui-hint col-span-full leading-close"
            id="contact-hint"
            suppressHydrationWarning
          >
            {hint}
          </p>
          {/* Without `defaultValue`, which would replace what was typed before React is there. */}
          <textarea
            {...control}
            className="ui-control col-span-full resize-y"
            rows={3}
            readOnly={state.status === 'sending'}
            aria-describedby={`${control['aria-describedby']} contact-hint contact-counter`}
          />
          {/* `counter.ts` counts, with React and before it. */}
          <p
            className="ui-hint col-start-2 row-start-1 text-end [font-variant-numeric:tabular-nums]"
            id="contact-counter"
            data-text={t(($) => $.fields.counter, { length: '#' })}
            suppressHydrationWarning
          >
            {t(($) => $.fields.counter, { length: 0 })}
          </p>
        </>
      )}
    </Field>
  );
}

function FormActions() {
  const { t } = useTranslation('contact');
  const { status } = useContact().state;
  const { send, sending, retry, cancel } = t(($) => $.actions, { returnObjects: true });
  const labels = { idle: send, sending, error: retry, success: send };
  return (
    <div className="contact-actions">
      {/* While sending it keeps its focus, so it is only marked as disabled. `load.ts` shows its texts before React. */}
      <button
        type="submit"
        id="contact-send"
        className="ui-button ui-primary aria-disabled:bg-wash aria-disabled:text-ink aria-disabled:cursor-progress"
        aria-disabled={status === 'sending'}
        data-idle={send}
        data-sending={sending}
        suppressHydrationWarning
      >
        {labels[status]}
      </button>
      <button
        type="button"
        className="ui-button ui-secondary"
        data-close=""
        suppressHydrationWarning
      >
        {cancel}
      </button>
    </div>
  );
}
