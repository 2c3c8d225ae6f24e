/**
 * Why a send failed, as a key of the texts' `reasons`. A request that is `unconfirmed` may have
 * arrived. With `notLoaded`, the script that sends could not be fetched.
 */
export type FailureReason = 'unconfirmed' | 'tooLarge' | 'offline' | 'notLoaded';

/** A failed send, for a known reason. */
export class SendError extends Error {
  override name = 'SendError';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, cause?: unknown, message: string = reason) {
    super(message, { cause });
    this.reason = reason;
  }
}
