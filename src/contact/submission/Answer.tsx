import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useContact } from './contact-context.ts';

interface AnswerProps {
  name: string;
  children: ReactNode;
}

/**
 * Puts an answer into the element that the page keeps for it (`data-answer`), which is empty while there is nothing to
 * say. No such element holds a field. One that an extension has removed is left out.
 */
export function Answer({ name, children }: AnswerProps) {
  const { dialog } = useContact().parts;
  const place = dialog.querySelector(`[data-answer=${name}]`);
  if (!place) {
    return null;
  }
  return <AnswerBoundary>{createPortal(children, place)}</AnswerBoundary>;
}

/**
 * Makes an answer anew when an extension has removed its elements from the page: React then fails to remove them, and
 * after an error it renders the children of the nearest boundary from nothing. The other answers stay as they are.
 */
class AnswerBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return {};
  }

  override state = {};

  override render() {
    return this.props.children;
  }
}
