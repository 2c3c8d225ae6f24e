/** What is known of a letter that did not leave: a key of `failure` in `contact.json` and what its text needs. */
export interface Reason {
  key: 'timeout' | 'broken' | 'tooLong' | 'tooLarge';
  /** How many characters the message may have. */
  limit?: number;
}

/** A letter that did not leave, for a reason that the visitor can be told. */
export class NotSent extends Error {
  override name = 'NotSent';
  readonly reason: Reason;
  constructor(message: string, reason: Reason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
