import { site } from '../site/site.ts';

/** The site's contact address, which opens the visitor's own mail program; it may wrap at its @. */
export function EmailLink() {
  const [user, domain] = site.contactEmail.split('@');
  return (
    <a href={`mailto:${site.contactEmail}`}>
      {`${user}@`}
      <wbr />
      {domain}
    </a>
  );
}
