/** Every duration of the site's scripts, in milliseconds. */
export const durations = {
  /** How long the thanks are seen before the form closes (spec §9). */
  thanks: 3000,
  /** How long a simulated send takes (spec §9). */
  simulatedSend: 2000,
  /** How long a menu stays open after the focus has moved elsewhere (spec §9). */
  menuClose: 150,
  /** How long the form waits for an answer. */
  sendTimeout: 15_000,
  /** How long a press may still be meant for what was there before. */
  secondPress: 500,
  /** From the last key until the count is spoken. Sooner, it would interrupt typing. */
  speakCount: 1000,
  /**
   * From the focus on the dialog's close button to that on its title. Sooner, a slow Firefox reports
   * both at once, and Orca says neither.
   */
  titleFocus: 1000,
} as const;
