import { visit } from '../verify/visit.ts';
import { type Observed, rules, type Verdict } from './rules.ts';

/** Lowest score of each grade, best first, as Mozilla publishes them. */
const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Grades a site as Mozilla's HTTP Observatory does: points above 100 count only from 90 on without them. */
export function grade(observed: Observed): { grade: string; score: number; verdicts: Verdict[] } {
  const verdicts = rules.map((rule) => rule(observed));
  const sum = (points: number[]) =>
    Math.max(
      0,
      points.reduce((total, one) => total + one, 100),
    );
  const points = verdicts.map((verdict) => verdict.points);
  const plain = sum(points.filter((one) => one < 0));
  const score = plain >= 90 ? sum(points) : plain;
  return { grade: grades.find(([lowest]) => score >= lowest)?.[1] ?? 'F', score, verdicts };
}

/** Looks at a site that is up and grades it. @param plain the origin of its plain HTTP, or `null` for none. */
export async function observe(origin: string, plain: string | null): Promise<ReturnType<typeof grade>> {
  const home = await visit(`${origin}/`);
  const redirect = plain ? await visit(`${plain}/`).catch(() => null) : null;
  const location = redirect?.headers.get('Location') ?? '';
  return grade({
    url: `${origin}/`,
    headers: home.headers,
    html: home.text,
    plain: redirect && { status: redirect.status, location },
  });
}
