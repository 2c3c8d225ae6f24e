import { useContact } from './contact-context.ts';

/** A field that bots fill and people never meet: out of sight, of the focus, of autofill and of assistive technology. */
export function Honeypot() {
  const { t, state, dispatch } = useContact();
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <label>
        {t(($) => $.fields.trap)}
        <input
          type="text"
          name="reference"
          tabIndex={-1}
          autoComplete="off"
          value={state.draft.trap}
          onChange={(event) => dispatch({ type: 'edited', change: { trap: event.target.value } })}
        />
      </label>
    </div>
  );
}
