import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactPage } from '../page/contact-page.ts';
import { contactElement } from '../page/elements.ts';
import { announce, showStatus } from '../page/status.ts';
import type { FormValues } from '../request/contact-request.ts';
import { requiredFields, validate } from '../request/validation.ts';
import { Answer } from './Answer.tsx';
import { ContactContext } from './contact-context.ts';
import { ErrorSummary, FieldError } from './Errors.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { readForm } from './read-form.ts';
import { failureReason, sendRequest } from './send-request.ts';
import { initialState, nextState } from './submission-state.ts';
import { Thanks } from './Thanks.tsx';

interface SubmissionProps {
  page: ContactPage;
  /** Called once « Envoyer » is answered. */
  onReady(): void;
}

/**
 * Answers « Envoyer » (spec §4, §5): validates what stands in the form, sends it, and says what became of it in the
 * places that the page keeps for that.
 */
export function Submission({ page, onReady }: SubmissionProps) {
  const { dialog, form, draft } = page;
  const { t } = useTranslation('contact');
  const [state, dispatch] = useReducer(nextState, initialState);
  /** Set at once: a second « Envoyer » may come before React has rendered. */
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
      await sendRequest(values, page, state.status === 'error');
      draft.forget(values);
      dispatch({ type: dialog.open ? 'succeed' : 'start anew' });
      announceBehind(t(($) => $.background.sent));
    } catch (error) {
      console.error(error);
      const reason = failureReason(error);
      dispatch({ type: 'fail', reason });
      // What the box says too: after some failures nobody knows whether it has arrived.
      const outcome = t(($) => (reason ? $.failure[reason] : $.failure.notSent));
      announceBehind(`${outcome} ${t(($) => $.failure.reopen)}`);
    }
  };

  /** Announces on the page how a submission ended whose dialog has been closed meanwhile. */
  const announceBehind = (text: string) => {
    if (!dialog.open) {
      announce(text);
    }
  };

  const startAnew = () => dispatch({ type: 'start anew' });

  const closeThanks = useEffectEvent(() => {
    if (state.status === 'success') {
      startAnew();
    }
  });

  useEffect(() => {
    const answer = () => submit();
    const clearError = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      dispatch({ type: 'edit', field: name as keyof FormValues });
    };
    const close = () => closeThanks();
    form.dataset.ready = '';
    form.addEventListener('submit', answer);
    form.addEventListener('input', clearError);
    dialog.addEventListener('close', close);
    return () => {
      delete form.dataset.ready;
      form.removeEventListener('submit', answer);
      form.removeEventListener('input', clearError);
      dialog.removeEventListener('close', close);
    };
  }, [dialog, form]);

  useLayoutEffect(() => {
    isSending.current = state.status === 'sending';
    showStatus(dialog, state.status);
  }, [dialog, state.status]);

  const showRefusal = useEffectEvent(() => focusFirstError(Object.keys(state.errors)));
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
    <ContactContext value={{ page, state, startAnew }}>
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

function focusFirstError([first]: string[]): void {
  if (!first) {
    return;
  }
  contactElement(first)?.focus();
  // The focus alone leaves a field that is seen in part where it is, and its message below the screen.
  contactElement(`${first}-error`)?.scrollIntoView({ block: 'nearest' });
}

function showFailure(): void {
  // The box last: where there is no room for both, it is what must be read.
  for (const name of ['send', 'failure']) {
    contactElement(name)?.scrollIntoView({ block: 'nearest' });
  }
}
