import { type ContactEvent, initialState, reduce, type State } from './state.ts';

type Follower = (state: State, before: State, event: ContactEvent) => void;

/** What the form is doing. Only `dispatch` changes it. */
export let state: State = initialState;

let follow: Follower = () => {};

/** Says what follows each change of the state. Call it once. */
export function followState(follower: Follower): void {
  follow = follower;
}

/** Changes the state. What follows is done only if it is another one. */
export function dispatch(event: ContactEvent): void {
  const before = state;
  state = reduce(before, event);
  if (state !== before) {
    follow(state, before, event);
  }
}
