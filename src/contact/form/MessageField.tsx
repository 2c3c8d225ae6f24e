import { type RefObject, useEffect, useRef, useState } from 'react';
import { countCharacters } from '../letter/count-characters.ts';
import { useContact } from './contact-context.ts';
import { Field } from './Field.tsx';

/** How long after the last key the count is spoken, in milliseconds: sooner, it would talk over what is typed. */
const speakDelay = 1000;

/** The message, its hint, and its counter, which counts and never cuts (spec §5). */
export function MessageField() {
  const { t, state } = useContact();
  const counter = t(($) => $.fields.counter, { length: countCharacters(state.draft.message) });
  const area = useRef<HTMLTextAreaElement>(null);
  const spoken = useSpoken(counter, area);
  return (
    <Field name="message">
      {(control) => (
        <>
          <p className="aside col-span-full leading-close" id="contact-hint">
            {t(($) => $.fields.messageHint)}
          </p>
          <textarea
            ref={area}
            {...control}
            className="control col-span-full resize-y"
            rows={3}
            readOnly={state.submission.status === 'sending'}
            aria-describedby={`${control['aria-describedby'] ?? ''} contact-hint contact-counter`.trim()}
          />
          <p className="aside col-start-2 row-start-1 tabular-nums" id="contact-counter">
            {counter}
          </p>
          <p className="sr-only" role="status">
            {spoken}
          </p>
        </>
      )}
    </Field>
  );
}

/** @returns the text once it has rested for a moment, if it changed while somebody typed in the control; nothing before. */
function useSpoken(text: string, control: RefObject<Element | null>): string {
  const [spoken, setSpoken] = useState('');
  const latest = useRef(text);
  useEffect(() => {
    if (latest.current === text) return;
    latest.current = text;
    const timer = setTimeout(() => document.activeElement === control.current && setSpoken(text), speakDelay);
    return () => clearTimeout(timer);
  }, [text, control]);
  return spoken;
}
