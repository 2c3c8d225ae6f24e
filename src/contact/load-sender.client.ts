/** The script that « Envoyer » needs: rules, EmailJS, thanks. */
export type Sender = typeof import('./send/sender.client.ts');

/** Its address, which the build writes into this function. Only a second try needs it. */
const [address] = /[^"'`]+\.[jt]s/.exec(`${() => import('./send/sender.client.ts')}`) ?? [];

/**
 * What follows the address. Firefox and some others never ask again for a script that failed, but they
 * ask with another query (whatwg/html#6768).
 */
let query = '';

let loading: Promise<Sender> | undefined;

/** The script, if it has come. */
export let sender: Sender | undefined;

/** Fetches the script, once. @throws Error if it does not come. The next call then asks again. */
export function loadSender(): Promise<Sender> {
  loading ??= fetchSender();
  return loading;
}

async function fetchSender(): Promise<Sender> {
  try {
    const script: Sender = query
      ? await import(/* @vite-ignore */ address + query)
      : await import('./send/sender.client.ts');
    // An empty file is a script, too.
    if (!script.validate) {
      throw new TypeError('The script that sends is empty');
    }
    sender = script;
    return script;
  } catch (error) {
    forgetSender();
    throw error;
  }
}

/** Makes the next `loadSender` ask again, because the script has not come in time. */
export function forgetSender(): void {
  loading = undefined;
  query += '?';
}
