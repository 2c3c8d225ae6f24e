import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContactEvent, initialState, reduce } from '../../../src/contact/state.ts';
import { anyDraft } from './any-text.ts';
import { claire } from './claire.ts';

const opened: ContactEvent = { type: 'opened', opening: 'demo', subject: 'demo' };
const typed: ContactEvent = { type: 'edited', change: claire };

const anyEvent: fc.Arbitrary<ContactEvent> = fc.oneof(
  fc.constantFrom<ContactEvent>(
    opened,
    typed,
    { type: 'closed' },
    { type: 'submitted', date: '2026-07-01T08:00:00.000Z' },
    { type: 'finished' },
  ),
  fc.constant<ContactEvent>({ type: 'renewed' }),
  fc.record({ type: fc.constant('failed'), attempt: fc.integer({ min: 0, max: 3 }), reason: fc.constant(null) }),
  fc.record({ type: fc.constant('delivered'), letter: fc.record({ draft: anyDraft, date: fc.constant('') }) }),
  fc.constant<ContactEvent>({ type: 'delivered', letter: { draft: claire, date: '' } }),
  fc.record({ type: fc.constant('edited'), change: anyDraft }),
  fc.record({
    type: fc.constant('restored'),
    kept: fc.record({ draft: anyDraft, preset: fc.constant('') }),
    interrupted: fc.constant(null),
  }),
) as fc.Arbitrary<ContactEvent>;

test('whatever happens in whatever order, only a success or the visitor empties the form', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let state = initialState();
      for (const event of events) {
        const next = reduce(state, event);
        const emptied = state.draft.message !== '' && next.draft.message === '';
        if (emptied && event.type !== 'edited' && event.type !== 'restored') {
          expect(state.submission.status).toBe('success');
        }
        if (next.submission.status === 'sending') expect(next.errors).toEqual({});
        if (next.attempts > state.attempts) expect(event.type).toBe('submitted');
        state = next;
      }
    }),
  );
});
