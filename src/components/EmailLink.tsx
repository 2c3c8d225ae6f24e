import { site } from '../site/site.ts';

/** The site's contact address, which opens the visitor's own mail program; where a line is too short for it, it wraps at its @. */
export function EmailLink() {
  const [user, domain] = site.contactEmail.split('@');
  return (
    <a className="inline-block" href={`mailto:${site.contactEmail}`}>
      {`${user}@`}
      <wbr />
      {domain}
    </a>
  );
}
