import type { ReactNode } from 'react';

/** A link inside a text to another site. `Trans` fills in the words. */
export function ExternalLink({ url, children }: { url: string; children?: ReactNode }) {
  return <a href={url}>{children}</a>;
}
