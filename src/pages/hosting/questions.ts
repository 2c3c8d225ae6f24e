/**
 * A question, with one answer for both kinds of hosting, or one for each. An empty answer
 * has not been given yet.
 */
export interface Question {
  /** Its place among all questions, from 1 on: visitors ask for it by this number. */
  number: number;
  title: string;
  both?: string;
  onPremise?: string;
  cloud?: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** @returns whether at least one answer has been given. */
export function isAnswered({ both, onPremise, cloud }: Question): boolean {
  return Boolean(both || onPremise || cloud);
}

/** @returns whether an answer is missing, for one hosting or for both: it can be asked for. */
export function isOpen({ both, onPremise, cloud }: Question): boolean {
  return !both && !(onPremise && cloud);
}
