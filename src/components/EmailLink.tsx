import { settings } from '../site/settings.ts';

/** A `mailto:` link to the site's contact address, which can wrap after its @. */
export function EmailLink() {
  const [user, domain] = settings.contactEmail.split('@');
  return (
    <a className="direct-link" href={`mailto:${settings.contactEmail}`}>
      {`${user}@`}
      <wbr />
      {domain}
    </a>
  );
}
