/** The service takes this many bytes of variables, as JSON. */
const largest = 50 * 1024;

/**
 * Measures how much of a letter can be sent.
 * @param parameters what the service is given, with the message among them.
 * @returns how many characters of the message fit, from its beginning: an accent weighs more than a plain letter. None
 * where the other fields leave no room.
 */
export function messageLimit(parameters: { message: string }): number {
  const { message } = parameters;
  let room = largest - bytes({ ...parameters, message: '' });
  let count = 0;
  for (const character of message) {
    room -= bytes(character) - 2;
    if (room < 0) return count;
    count++;
  }
  return count;
}

function bytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
