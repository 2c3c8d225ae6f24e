import { type ContactEvent, initialState, reduce, type State } from './state.ts';

type Subscriber = (state: State, before: State, event: ContactEvent) => void;

/** What the form is doing. Only `dispatch` changes it. */
export let state: State = initialState;

let notifySubscriber: Subscriber = () => {};

/** Says what is told of each change of the state. Call it once. */
export function subscribe(subscriber: Subscriber): void {
  notifySubscriber = subscriber;
}

/** Changes the state. The subscriber is told if it is another one. */
export function dispatch(event: ContactEvent): void {
  const before = state;
  state = reduce(before, event);
  if (state !== before) {
    notifySubscriber(state, before, event);
  }
}
