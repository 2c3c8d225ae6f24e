import { effects } from './effects.client.ts';
import { show, showCount } from './show.client.ts';
import { type ContactEvent, initialState, reduce, type State } from './state.ts';

/** What the form is doing. Only `dispatch` changes it. */
export let state: State = initialState;

/** Changes the state and, if it is another one, the document with it, and the focus. */
export function dispatch(event: ContactEvent): void {
  const before = state;
  state = reduce(before, event);
  if (state === before) {
    return;
  }
  show(state);
  effects(state, before, event);
  // Last, because an effect may empty the message.
  showCount();
}
