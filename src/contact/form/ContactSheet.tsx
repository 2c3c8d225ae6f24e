import { useEffect, useRef } from 'react';
import { startingPoint } from '../page/starting-point.ts';
import { ContactForm } from './ContactForm.tsx';
import { useContact } from './contact-context.ts';
import { DialogTitle } from './DialogTitle.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';

/** What stands in the dialog (spec §2, §4). The page's script opens and closes it; `[data-close]` marks the ways out. */
export function ContactSheet() {
  const { state } = useContact();
  const sheet = useRef<HTMLDivElement>(null);
  const succeeded = state.submission.status === 'success';
  const hadSucceeded = useRef(false);
  useEffect(() => {
    const dialog = sheet.current?.closest('dialog');
    if (hadSucceeded.current && !succeeded && dialog && state.open) (startingPoint(dialog) || dialog).focus();
    hadSucceeded.current = succeeded;
  }, [succeeded, state.open]);
  return (
    <div ref={sheet} className="dialog-sheet">
      <DialogTitle />
      {succeeded ? <SuccessPanel /> : <ContactForm />}
    </div>
  );
}
