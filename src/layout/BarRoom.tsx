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
 * boxes along the line, and what is inside asks them whether they have any width left (`styles/bar.css`).
 */
export function BarRoom({ menu, demo, links, children }: BarRoomProps) {
  return (
    <>
      <span className="bar-word bar-word-summary" data-label={menu} />
      <span className="bar-words">
        <span className="bar-word bar-word-button" data-label={demo} />
      </span>
      <div className="bar-room-demo">
        <span className="bar-words">
          {links.map((label) => (
            <span key={label} className="bar-word" data-label={label} />
          ))}
        </span>
        <div className="bar-room-links">{children}</div>
      </div>
    </>
  );
}
