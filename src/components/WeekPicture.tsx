import type { Resources } from '../i18n/resources.ts';

/** A week of an after-school service on ruled paper; the whole is described in words for who does not see it. */
export function WeekPicture({ copy }: { copy: Resources['home']['planning'] }) {
  return (
    <svg className="week" viewBox="0 0 560 420" role="img" aria-labelledby="week-title week-description">
      <title id="week-title">{copy.title}</title>
      <desc id="week-description">{copy.description}</desc>
    </svg>
  );
}
