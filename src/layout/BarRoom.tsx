import type { ReactNode } from 'react';

interface BarRoomProps {
  /** The words that the small menu, the demo button and the links show. */
  menu: string;
  demo: string;
  /** The last of them is a menu. */
  links: string[];
  children: ReactNode;
}

/**
 * Finds out how much of the bar has room, in whatever font, size and language: unseen words of the same width push two
 * boxes along the line, and what is inside asks them whether they have any width left (`@[1px]/…`).
 */
export function BarRoom({ menu, demo, links, children }: BarRoomProps) {
  return (
    <>
      <span className="header-word pe-8" data-label={menu} />
      <span className="header-words">
        <span className="header-word px-8 font-600" data-label={demo} />
      </span>
      <div className="flex flex-1 min-w-0 @container/demo items-center">
        <span className="header-words -ms-10 [&>:last-child]:pe-8">
          {links.map((label) => (
            <span key={label} className="header-word" data-label={label} />
          ))}
        </span>
        <div className="flex flex-1 min-w-0 @container/links justify-end">{children}</div>
      </div>
    </>
  );
}
