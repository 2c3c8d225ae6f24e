import type { ReactNode } from 'react';

interface ExternalLinkProps {
  url: string;
  /** Where it is not that of the page. */
  language?: string;
  children?: ReactNode;
}

/** A link inside a text to what is no page of this site. `Trans` fills in the words. */
export function ExternalLink({ url, language, children }: ExternalLinkProps) {
  return (
    <a href={url} hrefLang={language}>
      {children}
    </a>
  );
}
