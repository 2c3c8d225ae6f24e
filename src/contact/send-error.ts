/**
 * Why a request was not sent, as a key of the texts' `reasons`. An `unconfirmed` one may have
 * arrived. With `notLoaded`, the script that sends could not be fetched.
 */
export type FailureReason = 'unconfirmed' | 'tooLarge' | 'offline' | 'notLoaded';

/** A request that was not sent, for a known reason. */
export class SendError extends Error {
  override name = 'SendError';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, cause?: unknown, message: string = reason) {
    super(message, { cause });
    this.reason = reason;
  }
}
