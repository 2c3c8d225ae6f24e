import { type Day, days, hoursOf, replacedSlot } from './example-week.ts';

/** Hours that a picture draws as a bar. */
interface Hours {
  planned: number;
  done: number;
  /** The part of the hours done that is still to validate. */
  pending: number;
}

/** The agent whose planned and done hours differ, and the days on which that agent is there. */
export const agentWithGap = replacedSlot.role;
const agentDays = days.filter((day) => agentHours('planned', day) > 0);

export function agentHours(kind: 'planned' | 'done', day?: Day): number {
  return hoursOf(kind, { role: agentWithGap, day });
}

/** Hours of the week in four schools. The first is that of the other pictures. */
export const structureBars = withBars([
  { key: 'schoolA', planned: hoursOf('planned'), done: hoursOf('done'), pending: 0 },
  { key: 'schoolB', planned: 36, done: 34, pending: 4 },
  { key: 'schoolC', planned: 42, done: 28, pending: 12 },
  { key: 'schoolD', planned: 26, done: 26, pending: 6 },
] as const);
export const agentBars = withBars(
  agentDays.map((key) => ({
    key,
    planned: agentHours('planned', key),
    done: agentHours('done', key),
    pending: 0,
  })),
);

/**
 * The utilities that set the lengths of each bar, since the policy allows no `style` attribute. They
 * are computed, so UnoCSS cannot read them in a component.
 */
export const barUtilities = [...structureBars, ...agentBars].flatMap(({ lengths }) =>
  lengths.split(' '),
);

/**
 * Adds to each row the classes that set the lengths of its bar: `--planned` and `--done` in percent
 * of the longest, `--pending` in percent of the hours done.
 */
function withBars<Row extends Hours>(rows: readonly Row[]): (Row & { lengths: string })[] {
  const longest = Math.max(...rows.map(({ planned }) => planned));
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
  return rows.map((row) => {
    const { planned, done, pending } = row;
    const lengths = `[--planned:${percent(planned, longest)}] [--done:${percent(done, longest)}] [--pending:${percent(pending, done)}]`;
    return { ...row, lengths };
  });
}
