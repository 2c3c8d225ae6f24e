import { site } from '../site/site.ts';
import { EmailAddress } from './EmailAddress.tsx';

/** A `mailto:` link to the site's contact address. */
export function EmailLink() {
  return (
    <a className="inline-block hyphens-none" href={`mailto:${site.contactEmail}`}>
      <EmailAddress address={site.contactEmail} />
    </a>
  );
}
