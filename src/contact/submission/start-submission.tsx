import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { Resources } from '../../i18n/resources.ts';
import { settings } from '../../site/site.ts';
import { initEmailService } from '../email/send-email.ts';
import type { DialogParts } from '../page/dialog-parts.ts';
import { Submission } from './Submission.tsx';

/**
 * Starts React, which answers « Envoyer » from then on.
 * @param parts the dialog and its form; the fields stay the page's.
 * @param texts the dialog's texts, in the page's language.
 * @returns a promise that is fulfilled when « Envoyer » is answered, and rejected when React cannot start.
 */
export function startSubmission(parts: DialogParts, texts: Resources['contact']): Promise<void> {
  initEmailService(settings.email);
  const i18n = createI18n(document.documentElement.lang, { contact: texts }, {});
  // Nothing is rendered here: all that React says goes into elements of the page.
  const container = document.createElement('div');
  return new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      // Also an error that ends React later, which nobody else reports.
      reportError(error);
      reject(error);
    };
    const root = createRoot(container, { onUncaughtError });
    root.render(
      <I18nextProvider i18n={i18n}>
        <Submission parts={parts} onReady={resolve} />
      </I18nextProvider>,
    );
  });
}
