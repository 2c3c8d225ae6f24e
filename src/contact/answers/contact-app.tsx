import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import email from '../../../locales/fr/email.json';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { Opening } from '../../i18n/resources.ts';
import { settings } from '../../site/site.ts';
import type { Draft } from '../letter/fields.ts';
import { checkedFields } from '../letter/rules.ts';
import { deliver, initDelivery } from '../sending/delivery.ts';
import { emailParameters } from '../sending/parameters.ts';
import { ContactContext } from './contact-context.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBox } from './FailureBox.tsx';
import { FieldError } from './FieldError.tsx';
import { type ContactPage, createStore, type Sending } from './store.ts';
import { Thanks } from './Thanks.tsx';
import { parseWords } from './words.ts';

/** How often an answer is put back that something else on the page has broken. */
const repairs = 3;

/**
 * Starts what the form answers: each answer is an island, in a place of its own that the page has for it (`data-answer`)
 * and that is empty as long as there is nothing to say. None holds a field: one that breaks is made anew, and says again
 * what the store knows.
 * @param page what the page's script does for the answers. @param fetched the dialog's words.
 * @throws Error when the words are none.
 */
export function startAnswers(page: ContactPage, fetched: unknown) {
  const words = parseWords(fetched);
  initDelivery(settings.email);
  const { dialog } = page;
  const i18n = createI18n(document.documentElement.lang, { contact: words }, {});
  const store = createStore(page, words.background, (draft, sending) => send(draft, sending, dialog.dataset.openedBy));
  const show = (place: Element | null, answer: ReactNode, left = repairs) => {
    const root =
      place &&
      createRoot(place, {
        onUncaughtError(error) {
          console.error(error);
          const empty = place.cloneNode() as Element;
          place.replaceWith(empty);
          if (left > 0) show(empty, answer, left - 1);
        },
      });
    root?.render(
      <I18nextProvider i18n={i18n}>
        <ContactContext value={{ ...page, store }}>{answer}</ContactContext>
      </I18nextProvider>,
    );
  };
  const placeOf = (answer: string) => dialog.querySelector(`[data-answer=${answer}]`);
  show(placeOf('summary'), <ErrorSummary />);
  for (const name of checkedFields) show(placeOf(name), <FieldError name={name} />);
  show(placeOf('failure'), <FailureBox />);
  show(placeOf('thanks'), <Thanks />);
  return { submit: store.submit };
}

async function send(draft: Draft, { attempt, date, onLate }: Sending, opening = ''): Promise<void> {
  // A person whose browser fills the field in passes at the second attempt, which no bot makes.
  if (draft.trap && attempt === 1) throw new Error(email.errors.trap);
  const known = Object.hasOwn(email.contexts, opening) ? (opening as Opening) : null;
  const { contactEmail: toEmail } = settings;
  await deliver(emailParameters(draft, { opening: known, source: location.pathname, date, toEmail }), onLate);
}
