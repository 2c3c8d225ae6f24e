import mark from '../../public/favicon.svg?raw';

const drawing = mark
  .replace(/<\/?svg[^>]*>/g, '')
  .replace(/>\s+</g, '><')
  .trim();

/** The mark, as the icon of the site draws it: a slot and a tick on ruled lines. Decorative; the name stands beside it. */
export function Logo() {
  return (
    <svg
      className="shrink-0 size-9 my-1"
      viewBox="0 0 64 64"
      width="36"
      height="36"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of this site, read while building
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
