import { Terms } from './Lists.tsx';
import { Section } from './Sections.tsx';

interface AnsweredQuestionsProps {
  id: string;
  /** An empty `body` is an answer that the publisher has not given. */
  questions: { heading: string; items: Readonly<Record<string, { title: string; body: string }>> };
}

/** Questions with their answers. One without an answer is left out; without any, so is the section. */
export function AnsweredQuestions({ id, questions }: AnsweredQuestionsProps) {
  const answered = Object.values(questions.items).filter(({ body }) => body !== '');
  if (answered.length === 0) {
    return null;
  }
  return (
    <Section id={id} heading={questions.heading}>
      <Terms className="halves" items={answered} />
    </Section>
  );
}
