import type { ReactNode } from 'react';

interface HeaderContainersProps {
  /** The labels of the small menu and of the demo button. */
  menu: string;
  demo: string;
  /** The labels of the links; the last is a menu. */
  links: string[];
  children: ReactNode;
}

/**
 * Two containers for container queries, whose width is the space that is left in the header, in any font, size and
 * language. Invisible copies of the labels take up the space that the labels need: `@[1px]/demo` applies where the demo
 * button fits, `@[1px]/links` where the links fit too.
 */
export function HeaderContainers({ menu, demo, links, children }: HeaderContainersProps) {
  return (
    <>
      <span className="header-copy pe-8" data-label={menu} />
      <span className="header-copies">
        <span className="header-copy px-8 font-600" data-label={demo} />
      </span>
      <div className="flex flex-1 min-w-0 @container/demo items-center">
        <span className="header-copies -ms-10 [&>:last-child]:pe-8">
          {links.map((label) => (
            <span key={label} className="header-copy" data-label={label} />
          ))}
        </span>
        <div className="flex flex-1 min-w-0 @container/links justify-end">{children}</div>
      </div>
    </>
  );
}
