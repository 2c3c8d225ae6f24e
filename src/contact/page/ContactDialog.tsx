import { useTranslation } from 'react-i18next';
import { usePage } from '../../page-context.ts';
import { site } from '../../site/site.ts';
import { ContactSheet } from '../form/ContactSheet.tsx';
import { ContactContext } from '../form/contact-context.ts';
import type { Draft } from '../letter/fields.ts';
import { knownSubject } from '../letter/subjects.ts';
import { initialState } from '../state.ts';

const state = initialState();
const untouched = { getState: () => state, subscribe: () => () => {}, dispatch: () => {} };

/** The contact dialog, closed (spec §2, §4): the page's script opens it, and React takes its content over. */
export function ContactDialog() {
  const { to } = usePage();
  return (
    <dialog
      className="dialog outline-0"
      aria-labelledby="contact-title"
      aria-describedby="contact-subtitle"
      data-words={JSON.stringify(useDialogWords())}
    >
      <ContactContext value={{ store: untouched, privacyHref: to('politique-de-confidentialite') }}>
        <ContactSheet />
      </ContactContext>
    </dialog>
  );
}

type OpeningWords = [title: string, subtitle: string, subject: Draft['subject']];

/** What the page's script needs to know of the form before React is there; it holds no copy of its own. */
export type DialogWords = ReturnType<typeof useDialogWords>;

function useDialogWords() {
  const { t } = useTranslation('contact');
  const email = site.contactEmail;
  const named = Object.entries(t(($) => $.openings, { returnObjects: true })).map(
    ([name, { title, subtitle, subject }]): [string, OpeningWords] => [name, [title, subtitle, knownSubject(subject)]],
  );
  // For a button that says nothing of its own.
  const general: OpeningWords = [t(($) => $.defaults.title), t(($) => $.defaults.subtitle), ''];
  const openings: { '': OpeningWords; [name: string]: OpeningWords } = { '': general, ...Object.fromEntries(named) };
  return {
    openings,
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
}
