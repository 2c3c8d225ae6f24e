import { emptyDraft } from '../letter/empty-draft.ts';
import { isSameLetter } from '../letter/fields.ts';
import { useContact } from './contact-context.ts';

/** Tells of a text in the form whose page was left while it was on its way, and takes it away for who wants that. */
export function Interrupted() {
  const { t, state, dispatch } = useContact();
  const { letter, draft, preset, submission } = state;
  if (submission.status !== 'idle' || !letter || !isSameLetter(letter.draft, draft)) return null;
  return (
    <div className="box border-rule bg-wash" role="status">
      <p>{t(($) => $.interrupted.message)}</p>
      <p className="ways">
        <button
          type="button"
          className="way"
          onClick={() => dispatch({ type: 'edited', change: { ...emptyDraft, subject: preset } })}
        >
          {t(($) => $.interrupted.dismiss)}
        </button>
      </p>
    </div>
  );
}
