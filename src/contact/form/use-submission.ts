import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { contactElement, readForm, setFields, setText } from '../parts.ts';
import type { FieldName, FormValues } from '../request.ts';
import { validate } from '../rules.ts';
import { SendError } from '../send/emailjs.ts';
import { sendRequest } from '../send/send-request.ts';
import { announce } from '../vanilla/announce.ts';
import { emptyDraft, noteUnconfirmed, wasUnconfirmed } from '../vanilla/draft.ts';
import { showFailure } from '../vanilla/scroll.ts';
import { focusFirstError } from './focus-error.ts';
import { initialState, nextState } from './state.ts';

/** Handles a submit (spec §4, §5): validates the form, sends it, and reports the result. */
export function useSubmission() {
  const { t } = useTranslation('contact');
  const [state, dispatch] = useReducer(nextState, initialState);
  const isSending = state.status === 'sending';
  /** The request on its way. Set at once, because a second submit may come before React renders. */
  const sending = useRef<FormValues>(null);

  const submit = () => {
    if (sending.current) {
      return;
    }
    const values = readForm();
    const errors = validate(values);
    if (Object.keys(errors).length > 0) {
      flushSync(() => dispatch({ type: 'refused', errors }));
      focusFirstError(errors);
      return;
    }
    sending.current = values;
    noteUnconfirmed(true);
    dispatch({ type: 'submitted' });
    setText(
      'status',
      t(($) => $.actions.sending),
    );
    sendRequest(values).then(succeed, fail);
  };

  /** @param mayHaveArrived whether the form of the next page has to say so. */
  const endSending = (mayHaveArrived: boolean) => {
    sending.current = null;
    setText('status');
    noteUnconfirmed(mayHaveArrived);
  };

  const succeed = () => {
    endSending(false);
    emptyDraft();
    const type = isDialogOpen() ? 'sent' : 'reset';
    // The thanks take the focus before the frame in which « Envoyer » is gone.
    flushSync(() => dispatch({ type }));
    // Behind a closed dialog, or if React could not render the thanks.
    if (!contactElement('thanks')) {
      announce(t(($) => $.background.sent));
    }
  };

  const fail = (error: unknown) => {
    console.error(error);
    const reason = error instanceof SendError ? error.reason : null;
    // Firefox breaks the connections of a page that is left, so the next page must say so.
    endSending(reason === 'unconfirmed');
    flushSync(() => dispatch({ type: 'failed', reason }));
    if (isDialogOpen()) {
      showFailure();
      return;
    }
    // An `unconfirmed` request may have arrived: do not call it unsent.
    const outcome = reason ? t(($) => $.failure[reason]) : t(($) => $.failure.notSent);
    announce(`${outcome} ${t(($) => $.failure.reopen)}`);
  };

  /** Handles an edit of a field. While a request is being sent, restores its values. */
  const edit = (field: FieldName) => {
    if (sending.current) {
      setFields(sending.current);
    } else {
      dispatch({ type: 'edited', field });
    }
  };

  /** On closing, forgets what may have arrived, and resets the form after thanks or a notice of it. */
  const close = () => {
    if (!isSending) {
      noteUnconfirmed(false);
    }
    if (state.status === 'success' || state.wasUnconfirmed) {
      dispatch({ type: 'reset' });
    }
  };

  useEffect(() => {
    if (wasUnconfirmed()) {
      dispatch({ type: 'unconfirmed' });
    }
  }, []);

  useEffect(() => {
    if (state.reason !== 'offline') {
      return;
    }
    const reconnect = () => dispatch({ type: 'reconnected' });
    addEventListener('online', reconnect);
    return () => removeEventListener('online', reconnect);
  }, [state.reason]);

  return { state, isSending, dispatch, submit, edit, close };
}

function isDialogOpen(): boolean {
  return contactElement('dialog')?.open ?? false;
}
