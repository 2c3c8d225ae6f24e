import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { EmailLink } from '../../components/EmailLink.tsx';
import { RichText } from '../../components/RichText.tsx';
import { partId } from '../parts.ts';
import { FailureBox } from './FailureBox.tsx';
import { ConsentField, controlAttributes, Field } from './Field.tsx';

/** The form (spec §3, §5). */
export function ContactForm() {
  const { t } = useTranslation('contact');
  return (
    // `post`: what is typed without the script, in a text browser, reaches no address line and no log.
    <form className="contact-form" id={partId('form')} method="post" noValidate>
      {/* Firefox would make it a stop of the Tab key where it scrolls. */}
      <div className="contact-fields" id={partId('fields')} tabIndex={-1}>
        {/* For text browsers alone, which show templates and what is hidden. */}
        <p hidden>
          {t(($) => $.fields.withoutScript)} <EmailLink />
        </p>
        <p className="col-span-full max-w-none text-soft" id={partId('subtitle')}>
          {t(($) => $.defaults.subtitle)}
        </p>
        <p className="hint col-span-full">{t(($) => $.fields.required)}</p>
        {textFields.map((name) => (
          <TextField key={name} name={name} />
        ))}
        <SubjectField />
        <MessageField />
        {/* The honeypot. People do not see it, hear it or reach it with the Tab key. */}
        <div hidden>
          <label>
            {t(($) => $.fields.honeypot)}
            <input
              type="text"
              id={partId('reference')}
              name="reference"
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </div>
        <ConsentField />
        <FailureBox />
        {/* Never hidden: a screen reader may ignore a live region that appears with its text. */}
        <p className="contact-note" id={partId('note')} role="status" />
      </div>
      <FormActions />
      <p className="sr-only" id={partId('status')} role="status" />
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
  return (
    <Field name={name}>
      <input type="text" className="control" {...attributes[name]} {...controlAttributes(name)} />
    </Field>
  );
}

function SubjectField() {
  const { t } = useTranslation('contact');
  return (
    <Field name="subject">
      <select className="control" {...controlAttributes('subject')}>
        <option value="">{t(($) => $.fields.subjectPlaceholder)}</option>
        {Object.entries(t(($) => $.subjects, { returnObjects: true })).map(([subject, label]) => (
          <option key={subject} value={subject}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function MessageField() {
  const { t } = useTranslation('contact');
  return (
    <Field name="message" className="contact-message">
      <p className="hint col-span-full" id={partId('hint')}>
        {t(($) => $.fields.messageHint)}
      </p>
      <textarea
        className="control col-span-full"
        rows={3}
        {...controlAttributes('message')}
        aria-describedby={`${partId('message-error')} ${partId('hint')} ${partId('counter')}`}
      />
      <p className="hint contact-counter" id={partId('counter')}>
        {t(($) => $.fields.counter, { length: 0 })}
      </p>
    </Field>
  );
}

function FormActions() {
  const { t } = useTranslation('contact');
  return (
    <div className="contact-actions">
      {/* Scripts set `aria-disabled`, because `disabled` loses the focus. */}
      <Button type="submit" variant="primary" className="contact-send" id={partId('send')}>
        {t(($) => $.actions.send)}
      </Button>
      <Button id={partId('cancel')} data-close="">
        {t(($) => $.actions.cancel)}
      </Button>
      <p className="hint contact-address">
        <RichText text={t(($) => $.direct.inline, { ns: 'common' })} />
      </p>
    </div>
  );
}
