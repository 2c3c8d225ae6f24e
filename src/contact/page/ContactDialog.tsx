import { useTranslation } from 'react-i18next';
import { usePage } from '../../page-context.ts';
import { site } from '../../site/site.ts';
import { ContactProvider } from '../form/ContactProvider.tsx';
import { ContactSheet } from '../form/ContactSheet.tsx';
import { knownSubject } from '../letter/subjects.ts';
import { initialState } from '../state.ts';
import type { DialogWords } from './dialog-words.ts';

const state = initialState();
const untouched = { getState: () => state, subscribe: () => () => {}, dispatch: () => {} };

/** The contact dialog, closed (spec §2, §4): the page's script opens it, and React takes its content over. */
export function ContactDialog() {
  const { t } = useTranslation('contact');
  const { to } = usePage();
  const email = site.contactEmail;
  const openings = t(($) => $.openings, { returnObjects: true });
  const words: DialogWords = {
    openings: {
      '': [t(($) => $.defaults.title), t(($) => $.defaults.subtitle), ''],
      ...Object.fromEntries(
        Object.entries(openings).map(([name, { title, subtitle, subject }]) => [
          name,
          [title, subtitle, knownSubject(subject)],
        ]),
      ),
    },
    counter: t(($) => $.fields.counter, { length: '#' }),
    sending: t(($) => $.actions.sending),
    notSent: t(($) => $.background.failed),
    email,
    failed: t(($) => $.load.failed),
    direct: t(($) => $.failure.direct, { email }),
    copy: t(($) => $.failure.copy),
    copied: t(($) => $.failure.copied),
    notCopied: t(($) => $.failure.notCopied),
    cut: t(($) => $.failure.cut),
  };
  return (
    <dialog
      className="dialog outline-0"
      aria-labelledby="contact-title"
      aria-describedby="contact-subtitle"
      data-words={JSON.stringify(words)}
    >
      <ContactProvider store={untouched} privacyHref={to('politique-de-confidentialite')}>
        <ContactSheet />
      </ContactProvider>
    </dialog>
  );
}
