import { countCharacters } from '../letter/count-characters.ts';

/** The service takes this many bytes of variables, as JSON. */
const largest = 50 * 1024;

/**
 * Measures what a letter may hold.
 * @param parameters what the service is given, with the message among them.
 * @returns how long the message may be, in characters as it uses them: an accent weighs more than a plain letter.
 */
export function messageLimit(parameters: { message: string }): number {
  const { message } = parameters;
  const room = largest - bytes({ ...parameters, message: '' });
  return Math.floor(room / ((bytes(message) - 2) / countCharacters(message)));
}

function bytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
