import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import type { Resources } from '../i18n/resources.ts';
import { settings } from '../site/site.ts';
import { announce } from './announce.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { rememberForm } from './FormBoundary.tsx';
import { contactElement } from './fields.ts';
import { initEmailService } from './send.ts';
import { sendRequest } from './send-request.ts';

/** The file of a language that the build writes for the form (`build/dialog-texts.ts`). */
interface DialogTexts {
  tag: string;
  /** The tag by which dates are written. */
  formats: string;
  contact: Resources['contact'];
}

/**
 * Hydrates the dialog that was rendered at build time, in one task. Where another page is found than was built, React
 * makes the dialog anew, and the visitor keeps what there was.
 * @param texts all that the form says, and in which language: `<html lang>` is a translator's to change.
 */
export function hydrateForm({ tag, formats, contact }: DialogTexts): void {
  initEmailService(settings.email);
  const i18n = createI18n(tag, { contact }, {});
  const privacy = contactElement('privacy')?.getAttribute('href') ?? '';
  const form = (
    <I18nextProvider i18n={i18n}>
      <ContactDialog formats={formats} privacy={privacy} sendRequest={sendRequest} />
    </I18nextProvider>
  );
  // What the boundary could not mend: React has taken the form away, and its draft stands there after a reload.
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    announce(contact.load.failed);
  };
  const container = contactElement('root') as HTMLElement;
  const giveBack = rememberForm();
  flushSync(() => hydrateRoot(container, form, { onUncaughtError }));
  giveBack();
}
