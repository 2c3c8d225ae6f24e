import { site } from '../site/site.ts';

/** A `mailto:` link to the site's contact address, which can wrap after its @. */
export function EmailLink() {
  const [user, domain] = site.contactEmail.split('@');
  return (
    <a className="inline-block hyphens-none" href={`mailto:${site.contactEmail}`}>
      {`${user}@`}
      <wbr />
      {domain}
    </a>
  );
}
