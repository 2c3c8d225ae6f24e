import { site } from '../site/site.ts';

/** The site's contact address, which opens the visitor's own mail program. */
export function EmailLink() {
  return <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>;
}
