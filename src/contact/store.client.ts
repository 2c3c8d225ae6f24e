import { effects } from './effects.client.ts';
import { show, showCount } from './show.client.ts';
import { type ContactEvent, initialState, reduce, type State } from './state.ts';

/** What the form is doing. Only `dispatch` changes it. */
export let state: State = initialState;

/** Changes the state, the document with it, and the focus. @returns whether the state is another. */
export function dispatch(event: ContactEvent): boolean {
  const before = state;
  state = reduce(before, event);
  if (state === before) {
    return false;
  }
  show(state);
  showCount();
  effects(state, before, event);
  return true;
}
