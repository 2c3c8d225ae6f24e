import { settings } from '../site/settings.ts';

/** A `mailto:` link to the site's contact address, which can wrap after its @. */
export function EmailLink() {
  const [user, domain] = settings.contactEmail.split('@');
  return (
    <a className="inline-block min-h-6 hyphens-none" href={`mailto:${settings.contactEmail}`}>
      {`${user}@`}
      <wbr />
      {domain}
    </a>
  );
}
