import { SendError } from './send-error.ts';

type Sender = typeof import('./send/send-request.ts');

/** The address of the script, which the build writes into this function. */
const [address] = /[^"'`]+\.[jt]s/.exec(`${() => import('./send/send-request.ts')}`) ?? [];

let loading: Promise<Sender['sendRequest']> | undefined;

/**
 * What follows the address. Firefox and some others never ask again for a script that failed, but they
 * ask with another query (whatwg/html#6768).
 */
let query = '';

/**
 * Fetches the script that sends a request, once.
 * @returns its function.
 * @throws SendError if the script does not come. The next call then asks again.
 */
export function loadSender(): Promise<Sender['sendRequest']> {
  loading ??= fetchSender();
  return loading;
}

async function fetchSender(): Promise<Sender['sendRequest']> {
  try {
    const { sendRequest }: Partial<Sender> = await import(/* @vite-ignore */ address + query);
    if (!sendRequest) {
      throw new TypeError('The script that sends is empty');
    }
    return sendRequest;
  } catch (error) {
    forgetSender();
    throw new SendError(navigator.onLine === false ? 'offline' : 'notLoaded', error);
  }
}

/** Makes the next `loadSender` ask again, because the script has not come in time. */
export function forgetSender(): void {
  loading = undefined;
  query += '?';
}
