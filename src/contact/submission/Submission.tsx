import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureReason } from '../email/send-email.ts';
import { announce } from '../page/announcement.ts';
import type { DialogParts } from '../page/dialog-parts.ts';
import { contactElement } from '../page/elements.ts';
import { showStatus } from '../page/status.ts';
import type { FormValues } from '../request/contact-request.ts';
import { requiredFields, validate } from '../request/validation.ts';
import { Answer } from './Answer.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { ContactContext } from './contact-context.ts';
import { ErrorSummary, FieldError } from './Errors.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { readForm } from './read-form.ts';
import { failureReason, sendRequest } from './send-request.ts';
import { initialState, nextState } from './submission-state.ts';
import { Thanks } from './Thanks.tsx';

interface SubmissionProps {
  parts: DialogParts;
  /** Called once « Envoyer » is answered. */
  onReady(): void;
}

/**
 * Answers « Envoyer » (spec §4, §5): validates what stands in the form, sends it, and says what became of it in the
 * places that the page keeps for that.
 */
export function Submission({ parts, onReady }: SubmissionProps) {
  const { dialog, form, draft } = parts;
  const { t } = useTranslation('contact');
  const [state, dispatch] = useReducer(nextState, initialState);
  /** Whether a request is on its way. `send` sets it at once, as a second « Envoyer » may come before React renders. */
  const isSending = useRef(false);

  const submit = useEffectEvent(() => {
    if (isSending.current || state.status === 'success') {
      return;
    }
    const values = readForm();
    const errors = validate(values);
    if (Object.keys(errors).length > 0) {
      dispatch({ type: 'refuse', errors });
    } else {
      send(values);
    }
  });

  const send = async (values: FormValues) => {
    isSending.current = true;
    dispatch({ type: 'send' });
    try {
      const isRetry = state.status === 'error';
      await sendRequest(values, draft, isRetry);
      succeed(values);
    } catch (error) {
      console.error(error);
      fail(failureReason(error));
    }
  };

  const succeed = (sent: FormValues) => {
    draft.empty(sent);
    if (dialog.open) {
      dispatch({ type: 'succeed' });
    } else {
      startAnew();
      announce(t(($) => $.background.sent));
    }
  };

  const fail = (reason: FailureReason | null) => {
    dispatch({ type: 'fail', reason });
    if (!dialog.open) {
      // What the box says too: after some failures nobody knows whether the request has arrived.
      const outcome = reason ? t(($) => $.failure[reason]) : t(($) => $.failure.notSent);
      const whatToDo = t(($) => $.failure.reopen);
      announce(`${outcome} ${whatToDo}`);
    }
  };

  const startAnew = () => dispatch({ type: 'start anew' });

  const endThanks = useEffectEvent(() => {
    if (state.status === 'success') {
      startAnew();
    }
  });

  useEffect(() => {
    const clearError = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      dispatch({ type: 'edit', field: name as keyof FormValues });
    };
    // From here on `page/load-submission.ts` leaves « Envoyer » to React.
    form.dataset.ready = '';
    form.addEventListener('submit', submit);
    form.addEventListener('input', clearError);
    dialog.addEventListener('close', endThanks);
    return () => {
      delete form.dataset.ready;
      form.removeEventListener('submit', submit);
      form.removeEventListener('input', clearError);
      dialog.removeEventListener('close', endThanks);
    };
  }, [dialog, form]);

  useLayoutEffect(() => {
    isSending.current = state.status === 'sending';
    showStatus(dialog, state.status);
  }, [dialog, state.status]);

  const showRefusal = useEffectEvent(() => {
    const wrongFields = requiredFields.filter((name) => state.errors[name]);
    showErrors(wrongFields);
  });
  useEffect(() => {
    if (state.refusals > 0) {
      showRefusal();
    }
  }, [state.refusals]);

  useEffect(() => {
    if (state.status === 'error') {
      showFailure();
    }
  }, [state.status]);

  useEffect(onReady, [onReady]);

  return (
    <ContactContext value={{ parts, state, startAnew }}>
      <Answer name="summary">
        <ErrorSummary />
      </Answer>
      {requiredFields.map((name) => (
        <Answer key={name} name={name}>
          <FieldError name={name} />
        </Answer>
      ))}
      <Answer name="failure">
        <FailureMessage />
      </Answer>
      <Answer name="thanks">
        <Thanks />
      </Answer>
    </ContactContext>
  );
}

/** Leads the visitor to the first field that is wrong, and brings the messages of all into view where there is room. */
function showErrors(wrongFields: string[]): void {
  // The first comes last: where there is no room for all, it is what must be read.
  for (const name of [...wrongFields].reverse()) {
    bringIntoView(`${name}-error`);
  }
  const [first = ''] = wrongFields;
  contactElement(first)?.focus();
  // The focus may have moved a field that was seen in part, and its message out of view.
  bringIntoView(`${first}-error`);
}

/** Brings the box of a failure into view, and « Réessayer » where there is room for both. */
function showFailure(): void {
  bringIntoView('send');
  // The box last: where there is no room for both, it is what must be read.
  bringIntoView('failure');
}
