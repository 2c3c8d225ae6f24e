import type { ReactNode } from 'react';
import { Terms } from './Lists.tsx';
import { Section } from './Sections.tsx';

interface QuestionsProps {
  id: string;
  /**
   * An empty `body` is an answer that the publisher has not given. Such a question is left out or, with
   * `open`, is in a list below that text.
   */
  questions: {
    heading: string;
    open?: string;
    items: Readonly<Record<string, { title: string; body: string }>>;
  };
  /** What follows the questions. */
  children?: ReactNode;
}

/** Questions with their answers. Without any, there is no section. */
export function Questions({ id, questions, children }: QuestionsProps) {
  const items = Object.values(questions.items);
  const answered = items.filter(({ body }) => body !== '');
  const open = questions.open ? items.filter(({ body }) => body === '') : [];
  if (answered.length + open.length === 0) {
    return null;
  }
  return (
    <Section id={id} heading={questions.heading}>
      {answered.length > 0 && <Terms className="halves" items={answered} />}
      {open.length > 0 && (
        <>
          <p className="lead">{questions.open}</p>
          <ul className="open-list">
            {open.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {children && <div className="actions">{children}</div>}
    </Section>
  );
}
