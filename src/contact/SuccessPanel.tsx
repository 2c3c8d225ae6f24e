import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from './contact-context.ts';
import { Icon } from './Icon.tsx';

/** The thanks (spec §4); it has the focus, so that a screen reader reads it. */
export function SuccessPanel() {
  const { t } = useTranslation('contact');
  const { state, dispatch } = useContact();
  const title = useRef<HTMLHeadingElement>(null);
  const { open } = state;
  useEffect(() => {
    if (open) title.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div className="stack gap-3 content-center min-h-[min(24rem,60dvh)] pt-4 pb-8">
      <span className="stamped">
        <Icon name="tick" />
      </span>
      <h3 ref={title} className="text-h2 text-success outline-0" tabIndex={-1} aria-describedby="contact-thanks">
        {t(($) => $.success.title)}
      </h3>
      <p id="contact-thanks">{t(($) => $.success.body)}</p>
      <button type="button" className="button-secondary px-6 mt-3" onClick={() => dispatch({ type: 'renewed' })}>
        {t(($) => $.actions.another)}
      </button>
    </div>
  );
}
