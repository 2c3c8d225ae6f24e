import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../i18n/create-i18n.ts';
import type { Resources } from '../../i18n/resources.ts';
import { settings } from '../../site/this-build.ts';
import { contactElement } from '../parts.ts';
import { initEmailService } from '../send/emailjs.ts';
import { announce } from '../vanilla/announce.ts';
import { ContactDialog } from './ContactDialog.tsx';
import type { FormProps } from './contact-context.ts';
import { rememberForm } from './remember-form.ts';

/** The form's file of one language, which the build writes (`build/languages-plugin.ts`). */
interface DialogTexts extends FormProps {
  tag: string;
  /** Values that any text may use, such as that of `{{product}}`. */
  values: Record<string, string>;
  contact: Resources['contact'];
}

/**
 * Hydrates the prerendered dialog in one task. If the page differs from the build, React replaces
 * the dialog, and the visitor's input is restored.
 * @param texts the form's texts and their language, because a page translation may have changed
 * `<html lang>`.
 */
export function hydrateForm({ tag, formats, privacy, values, contact }: DialogTexts): void {
  initEmailService(settings.email);
  const i18n = createI18n(tag, { contact }, values);
  const form = (
    <I18nextProvider i18n={i18n}>
      <ContactDialog formats={formats} privacy={privacy} />
    </I18nextProvider>
  );
  // React has removed the form, as where an extension had taken a part of it. After a reload the
  // draft is there.
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    announce(i18n.getFixedT(tag, 'contact')(($) => $.load.failed));
  };
  const container = contactElement('root') as HTMLElement;
  const giveBack = rememberForm();
  flushSync(() => hydrateRoot(container, form, { onUncaughtError }));
  giveBack();
}
