import type { AnchorHTMLAttributes } from 'react';

/** A link for `<Trans>`, which gives it its text: an `<a>` without one is refused by the linter. */
export function TextLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes}>{children}</a>;
}
