import type { AnchorHTMLAttributes } from 'react';

/** A link whose text comes from `<Trans>`. The linter refuses an `<a>` without text. */
export function TextLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...attributes}>{children}</a>;
}
