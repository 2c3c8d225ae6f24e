import { useContact } from './contact-context.ts';

/** Says that the letter did not leave (spec §8), and why. The page offers other ways to write under it. */
export function Failure() {
  const { t, state } = useContact();
  const { status, reason } = state;
  if (status !== 'error') return null;
  return (
    <div className="grid gap-3" role="alert">
      <p className="text-error">{t(($) => $.failure.message)}</p>
      {reason && <p>{t(($) => $.failure[reason])}</p>}
    </div>
  );
}
