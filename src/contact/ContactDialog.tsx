import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { useContact } from './contact-context.ts';
import { DialogTitle } from './DialogTitle.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';

/** The modal (spec §2, §4): it closes by Escape, the backdrop, the X and the form's own button. */
export function ContactDialog() {
  const { state, dispatch, returnFocus } = useContact();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const close = () => dispatch({ type: 'closed' });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || state.open === element.open) return;
    if (!state.open) return element.close();
    element.showModal();
    element.scrollTop = 0;
    startingPoint(element)?.focus({ preventScroll: true });
  }, [state.open]);

  const succeeded = state.submission.status === 'success';
  const hadSucceeded = useRef(false);
  useEffect(() => {
    if (hadSucceeded.current && !succeeded && dialog.current?.open) startingPoint(dialog.current)?.focus();
    hadSucceeded.current = succeeded;
  }, [succeeded]);

  // The dialog's box is filled by its content: an event whose target is the dialog itself comes from the backdrop. Both
  // ends of a click are compared, so that selecting text out of the dialog does not close it.
  const isOutside = (event: { target: EventTarget }) => event.target === dialog.current;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the backdrop's key, and the browser's own
    <dialog
      ref={dialog}
      className="contact"
      aria-labelledby="contact-title"
      aria-describedby="contact-subtitle"
      onClose={() => {
        close();
        returnFocus();
      }}
      onPointerDown={(event: PointerEvent) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => pressedOutside.current && isOutside(event) && close()}
    >
      <div className="contact-sheet">
        <DialogTitle />
        {succeeded ? <SuccessPanel /> : <ContactForm />}
      </div>
    </dialog>
  );
}

/** Where a key press should land: in the first field, but on the title where that would raise a keyboard over the form. */
function startingPoint(element: HTMLElement): HTMLElement | null {
  const canType = matchMedia('(hover: hover) and (pointer: fine)').matches;
  return (canType && element.querySelector('input')) || element.querySelector('h2');
}
