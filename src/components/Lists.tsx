import { RichText } from './RichText.tsx';

type Items = Readonly<Record<string, string>>;

/** Short terms, each in a frame. */
export function Tags({ label, items }: { label: string; items: Items }) {
  return (
    <ul className="flex flex-wrap content-start gap-2" aria-label={label}>
      {Object.entries(items).map(([key, item]) => (
        <li key={key} className="ui-tag">
          {item}
        </li>
      ))}
    </ul>
  );
}

interface NumberedListProps {
  items: Items;
  /** More classes for the list. */
  className: string;
}

/** Numbered points, with a rule between them. */
export function NumberedList({ items, className }: NumberedListProps) {
  return (
    <ol className={`list-decimal ps-8 ${className}`}>
      {Object.entries(items).map(([key, item]) => (
        <li
          key={key}
          className="py-2.5 ps-1 border-b border-line-strong last:border-b-0 break-inside-avoid marker:text-ink marker:font-700 print:py-[0.25mm]"
        >
          {item}
        </li>
      ))}
    </ol>
  );
}

interface TermsProps {
  items: readonly { title: string; body: string }[];
  /** The layout of the list, such as its columns. */
  className: string;
}

/** Terms with their descriptions, or questions with their answers. */
export function Terms({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(({ title, body }) => (
        <div key={title} className="ui-entry">
          <dt className="ui-term">{title}</dt>
          <dd className="whitespace-pre-line">
            <RichText text={body} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
