import { Component, type ReactNode } from 'react';
import { giveBack, remember, type Snapshot } from './snapshot.ts';

interface FormBoundaryProps {
  /** What the visitor had before React came. */
  before: Snapshot | undefined;
  children: ReactNode;
}

/**
 * Gives back what the visitor had where React makes the dialog anew: when hydration finds another page than was built, or
 * when an extension has removed an element that React wants to change. State is kept above this boundary.
 */
export class FormBoundary extends Component<FormBoundaryProps, object, Snapshot | null> {
  // React then renders the children from nothing.
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = {};

  override componentDidMount() {
    giveBack(this.props.before);
  }

  override getSnapshotBeforeUpdate() {
    return remember();
  }

  override componentDidUpdate(_props: FormBoundaryProps, _state: object, before: Snapshot) {
    giveBack(before);
  }

  override render() {
    return this.props.children;
  }
}
