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
    <div className="contact-success">
      <span className="contact-stamp">
        <Icon name="tick" />
      </span>
      <h3 ref={title} tabIndex={-1} aria-describedby="contact-thanks">
        {t(($) => $.success.title)}
      </h3>
      <p id="contact-thanks">{t(($) => $.success.body)}</p>
      <div className="contact-actions">
        <button type="button" className="contact-cancel" onClick={() => dispatch({ type: 'renewed' })}>
          {t(($) => $.actions.another)}
        </button>
      </div>
    </div>
  );
}
