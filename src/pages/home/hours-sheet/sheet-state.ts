export interface SheetState {
  /** The hours of the entry that can be corrected. */
  entry: number;
  stamps: number;
}

/** How much a press changes the entry, in hours. The sheet has texts for whole and half hours only. */
const step = 0.5;

/**
 * Corrects the entry by half an hour, which takes the stamps off: what has changed is to be
 * validated again (spec §1).
 * @param direction 1 for more, -1 for less.
 * @param most the most hours of the entry. The least is 0.
 * @returns the same state at a limit.
 */
export function correct(state: SheetState, direction: 1 | -1, most: number): SheetState {
  const entry = state.entry + direction * step;
  return entry < 0 || entry > most ? state : { entry, stamps: 0 };
}

/** Stamps the sheet at the next station. */
export function stamp(state: SheetState): SheetState {
  return { ...state, stamps: state.stamps + 1 };
}
