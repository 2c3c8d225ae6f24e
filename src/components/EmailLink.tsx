import { site } from '../site/site.ts';
import { EmailText } from './EmailText.tsx';

/** A `mailto:` link to the site's contact address. */
export function EmailLink() {
  return (
    <a className="inline-block hyphens-none" href={`mailto:${site.contactEmail}`}>
      <EmailText text={site.contactEmail} />
    </a>
  );
}
