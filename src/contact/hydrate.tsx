import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Resources } from '../i18n/resources.ts';
import { settings } from '../site/site.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { contactElement } from './fields.ts';
import { initEmailService } from './send.ts';
import { sendRequest } from './send-request.ts';
import { remember } from './snapshot.ts';

/** The file of a language that the build writes for the form. */
export interface DialogTexts {
  tag: string;
  /** The tag by which dates are written. */
  formats: string;
  contact: Resources['contact'];
}

/**
 * Has React take over the dialog that was rendered at build time, in one task.
 * @param texts all that the form says, and in which language: `<html lang>` is a translator's to change.
 * @param purpose what the button was for that opened the form; empty where that is not known.
 * @param onLost called when React has gone, after an error that the boundary could not mend; what was built is back.
 * @returns a function that tells React of another purpose.
 */
export function hydrateForm(
  { tag, formats, contact }: DialogTexts,
  purpose: string,
  onLost: (error: unknown) => void,
): (purpose: string) => void {
  initEmailService(settings.email);
  const i18n = createI18n(tag, { contact }, {});
  const container = contactElement('root') as HTMLElement;
  const built = [...container.children].map((element) => element.cloneNode(true));
  const before = remember();
  const privacy = contactElement('privacy')?.getAttribute('href') ?? '';
  const app = (current: string) => (
    <I18nextProvider i18n={i18n}>
      <ContactDialog
        purpose={current}
        formats={formats}
        privacy={privacy}
        sendRequest={sendRequest}
        before={before}
      />
    </I18nextProvider>
  );
  const onUncaughtError = (error: unknown) => {
    // Once React has taken its elements away.
    queueMicrotask(() => {
      container.replaceChildren(...built);
      onLost(error);
    });
  };
  const root = flushSync(() => hydrateRoot(container, app(purpose), { onUncaughtError }));
  return (current) => flushSync(() => root.render(app(current)));
}
