import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { Resources } from '../../i18n/resources.ts';
import { settings } from '../../site/site.ts';
import { initEmailService } from '../email/send-email.ts';
import { requiredFields } from '../request/validation.ts';
import { ContactContext } from './contact-context.ts';
import { ErrorSummary, Failure, FieldError } from './Errors.tsx';
import { type ContactPage, createStore } from './store.ts';
import { Thanks } from './Thanks.tsx';

/**
 * Starts React: each answer of the form is an island, a root of its own in the element that the page has for it
 * (`data-answer`), which is empty while there is nothing to say. No island contains a field.
 * @param page what the page's script does for React. @param texts the dialog's texts, in the page's language.
 * @returns `submit`, which validates and sends what stands in the form.
 */
export function startAnswers(page: ContactPage, texts: Resources['contact']) {
  const { dialog } = page;
  initEmailService(settings.email);
  const t = createI18n(document.documentElement.lang, { contact: texts }, {}).getFixedT(
    null,
    'contact',
  );
  const store = createStore(page, t);
  /** @param repairs how often the island is rendered again after something else on the page has broken it. */
  const render = (name: string, answer: ReactNode, repairs = 3) => {
    const element = dialog.querySelector(`[data-answer=${name}]`);
    if (!element) {
      return;
    }
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      element.replaceWith(element.cloneNode());
      if (repairs > 0) {
        render(name, answer, repairs - 1);
      }
    };
    createRoot(element, { onUncaughtError }).render(
      <ContactContext value={store}>{answer}</ContactContext>,
    );
  };
  render('summary', <ErrorSummary />);
  for (const name of requiredFields) {
    render(name, <FieldError name={name} />);
  }
  render('failure', <Failure />);
  render('thanks', <Thanks />);
  return store.submit;
}
