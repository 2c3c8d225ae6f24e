import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { contactElement, readForm, setText } from '../parts.ts';
import { validate } from '../rules.ts';
import { SendError } from '../send/emailjs.ts';
import { sendRequest } from '../send/send-request.ts';
import { announce } from '../vanilla/announce.ts';
import { emptyDraft } from '../vanilla/draft.ts';
import { showFailure } from '../vanilla/scroll.ts';
import { focusFirstError } from './focus-error.ts';
import { initialState, nextState } from './state.ts';

/** Handles a submit (spec §4, §5): validates the form, sends it, and reports the result. */
export function useSubmission() {
  const { t } = useTranslation('contact');
  const [state, dispatch] = useReducer(nextState, initialState);
  const isSending = state.status === 'sending';

  const submit = () => {
    if (isSending) {
      return;
    }
    const values = readForm();
    const errors = validate(values);
    if (Object.keys(errors).length > 0) {
      flushSync(() => dispatch({ type: 'refused', errors }));
      focusFirstError(errors);
      return;
    }
    // Rendered at once, because a second submit or a key may follow.
    flushSync(() => dispatch({ type: 'submitted' }));
    setText(
      'status',
      t(($) => $.actions.sending),
    );
    sendRequest(values).then(succeed, fail);
  };

  const succeed = () => {
    setText('status');
    emptyDraft();
    if (isDialogOpen()) {
      // The thanks take the focus before the frame in which « Envoyer » is gone.
      flushSync(() => dispatch({ type: 'sent' }));
    } else {
      dispatch({ type: 'reset' });
      announce(t(($) => $.background.sent));
    }
  };

  const fail = (error: unknown) => {
    console.error(error);
    setText('status');
    const reason = error instanceof SendError ? error.reason : null;
    flushSync(() => dispatch({ type: 'failed', reason }));
    if (isDialogOpen()) {
      showFailure();
      return;
    }
    // An `unconfirmed` request may have arrived: do not call it unsent.
    const outcome = reason ? t(($) => $.failure[reason]) : t(($) => $.failure.notSent);
    announce(`${outcome} ${t(($) => $.failure.reopen)}`);
  };

  return { state, isSending, dispatch, submit };
}

function isDialogOpen(): boolean {
  return contactElement('dialog')?.open ?? false;
}
