import { Component, type ReactNode } from 'react';
import { rememberForm } from './remember-form.ts';

/**
 * If an extension has removed an element that React wants to change, React discards the dialog.
 * This boundary then renders the same children once more, into new elements, where nothing is
 * missing, and gives back what the visitor had. If they fail again, the error is uncaught
 * (`hydrate.tsx`). State is kept above this boundary. Where hydration itself fails, there is no
 * earlier render to remember, so `hydrate.tsx` does it.
 */
export class FormBoundary extends Component<{ children: ReactNode }> {
  override state = {};

  // There is no state to set, but React only renders the children again if this method exists.
  static getDerivedStateFromError() {
    return {};
  }

  override getSnapshotBeforeUpdate() {
    return rememberForm();
  }

  override componentDidUpdate(_props: object, _state: object, giveBack: () => void) {
    giveBack();
  }

  override render() {
    return this.props.children;
  }
}
