interface TermsProps {
  items: readonly { title: string; body: string }[];
  /** How they stand side by side. */
  className: string;
}

/** Terms, or questions, each with what is said of it. */
export function Terms({ items, className }: TermsProps) {
  return (
    <dl className={className}>
      {items.map(({ title, body }) => (
        <div key={title} className="ui-entry">
          <dt className="ui-term">{title}</dt>
          <dd>{body}</dd>
        </div>
      ))}
    </dl>
  );
}
