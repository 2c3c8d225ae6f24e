import { RichText } from './RichText.tsx';

type Items = Readonly<Record<string, string>>;

/** Short terms, each under a highlighter. */
export function Tags({ label, items }: { label: string; items: Items }) {
  return (
    <ul className="tags" aria-label={label}>
      {Object.entries(items).map(([key, item]) => (
        <li key={key} className="tag">
          {item}
        </li>
      ))}
    </ul>
  );
}

interface TermsProps {
  items: readonly { title: string; body: string }[];
  className: string;
}

/** Terms with their descriptions, or questions with their answers. */
export function Terms({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(({ title, body }) => (
        <div key={title} className="term-group">
          <dt className="term">{title}</dt>
          <dd className="whitespace-pre-line">
            <RichText text={body} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface NumberedListProps {
  items: Items;
  className: string;
}

export function NumberedList({ items, className }: NumberedListProps) {
  return (
    <ol className={`numbered-list ${className}`}>
      {Object.entries(items).map(([key, item]) => (
        <li key={key}>{item}</li>
      ))}
    </ol>
  );
}
