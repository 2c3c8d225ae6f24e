import { type Hosting, hostings } from './hostings.ts';

/**
 * A question, with one answer for both kinds of hosting, or one for each. An empty answer
 * has not been given yet.
 */
export interface Question {
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

/** What can be asked for at the audit: a question, or the answer to it that one hosting lacks. */
export interface OpenPoint {
  question: Question;
  hosting?: Hosting;
}

/** @returns whether at least one answer has been given. */
export function isAnswered({ both, onPremise, cloud }: Question): boolean {
  return Boolean(both || onPremise || cloud);
}

/**
 * @returns what is open, in the order of reading: the answers that are missing beside another one, which
 * are in the table, then the questions without any answer, which are listed below it.
 */
export function openPointsOf(groups: QuestionGroup[]): OpenPoint[] {
  const questions = groups.flatMap((group) => group.questions);
  const blanks = questions.filter((one) => isAnswered(one) && !one.both).flatMap(blanksOf);
  const unanswered = questions.filter((one) => !isAnswered(one));
  return [...blanks, ...unanswered.map((question) => ({ question }))];
}

function blanksOf(question: Question): OpenPoint[] {
  return hostings.filter((hosting) => !question[hosting]).map((hosting) => ({ question, hosting }));
}

/** @returns the number by which a visitor asks for a point, from 1 on. */
export function numberOf(points: OpenPoint[], question: Question, hosting?: Hosting): number {
  const index = points.findIndex((one) => one.question === question && one.hosting === hosting);
  return index + 1;
}
