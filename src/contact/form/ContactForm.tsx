import { useTranslation } from 'react-i18next';
import { contactElement } from '../parts.ts';
import type { FieldName } from '../request.ts';
import { bringIntoView } from '../vanilla/scroll.ts';
import { useContact } from './contact-context.ts';
import { FailureBox } from './FailureBox.tsx';
import { ConsentField, Field, useControl } from './Field.tsx';

/** The form (spec §3, §5). Its fields are uncontrolled, to keep what is typed before hydration. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { submit, dispatch } = useContact();
  return (
    <form
      className="contact-form ui-unless-sent"
      id="contact-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={({ target }) => {
        dispatch({ type: 'edited', field: (target as HTMLInputElement).name as FieldName });
      }}
      onKeyUp={({ key, target }) => {
        // The browser may leave a field, or its message, behind the send button.
        if (key === 'Tab') {
          const field = target as HTMLInputElement;
          bringIntoView(field);
          bringIntoView(contactElement(`${field.name as FieldName}-error`));
        }
      }}
    >
      <p className="ui-hint col-span-full" suppressHydrationWarning>
        {t(($) => $.fields.required)}
      </p>
      {textFields.map((name) => (
        <TextField key={name} name={name} />
      ))}
      <SubjectField />
      <MessageField />
      {/* The honeypot. People do not see it, hear it or reach it with the Tab key. */}
      <div className="sr-only" aria-hidden="true" inert>
        <label>
          <span suppressHydrationWarning>{t(($) => $.fields.honeypot)}</span>
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
      <p className="sr-only" id="contact-status" role="status" suppressHydrationWarning />
    </form>
  );
}

/** The attributes that help to fill in the single-line fields. */
const attributes = {
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization', autoCapitalize: 'sentences' },
} as const;

/** The single-line fields, in the order of the form. */
const textFields = Object.keys(attributes) as (keyof typeof attributes)[];

function TextField({ name }: { name: keyof typeof attributes }) {
  const { isSending } = useContact();
  const control = useControl(name);
  return (
    <Field name={name}>
      <input type="text" readOnly={isSending} {...attributes[name]} {...control} />
    </Field>
  );
}

function SubjectField() {
  const { t } = useTranslation('contact');
  const control = useControl('subject');
  return (
    <Field name="subject">
      <select {...control}>
        <option value="" suppressHydrationWarning>
          {t(($) => $.fields.subjectPlaceholder)}
        </option>
        {Object.entries(t(($) => $.subjects, { returnObjects: true })).map(([subject, label]) => (
          <option key={subject} value={subject} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function MessageField() {
  const { t } = useTranslation('contact');
  const { isSending } = useContact();
  const control = useControl('message');
  return (
    <Field name="message" className="col-span-full grid-cols-[minmax(min-content,1fr)_auto]">
      <p className="ui-hint col-span-full leading-close" id="contact-hint" suppressHydrationWarning>
        {t(($) => $.fields.messageHint)}
      </p>
      {/* No `defaultValue`: hydration would write it over what was typed. */}
      <textarea
        {...control}
        className="ui-control col-span-full resize-y"
        rows={3}
        readOnly={isSending}
        aria-describedby={`${control['aria-describedby']} contact-hint contact-counter`}
      />
      <p
        className="ui-hint"
        id="contact-counter"
        data-text={t(($) => $.fields.counter, { length: '#' })}
        suppressHydrationWarning
      >
        {t(($) => $.fields.counter, { length: 0 })}
      </p>
    </Field>
  );
}

function FormActions() {
  const { t } = useTranslation('contact');
  const { state, isSending } = useContact();
  const { send, sending, retry, cancel } = t(($) => $.actions, { returnObjects: true });
  const labels = { idle: send, sending, error: retry, success: send };
  return (
    <div className="contact-actions">
      {/* Not `disabled`, which loses the focus. Before React, `load.ts` shows these texts. */}
      <button
        type="submit"
        id="contact-send"
        className="ui-button ui-primary aria-disabled:bg-wash aria-disabled:text-ink aria-disabled:cursor-progress"
        aria-disabled={isSending}
        data-idle={send}
        data-sending={sending}
        suppressHydrationWarning
      >
        {labels[state.status]}
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
