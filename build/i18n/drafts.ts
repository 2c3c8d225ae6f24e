/**
 * Reads whether a build takes the languages that are still drafts as well: `VITE_DRAFTS=1`.
 * @throws Error for another value, and for a release: drafts are for those who work on them.
 */
export function draftsWanted(environment: Record<string, string | undefined>): boolean {
  const value = environment.VITE_DRAFTS || '0';
  if (value !== '0' && value !== '1') throw new Error(`VITE_DRAFTS must be 1, 0 or absent; it is "${value}".`);
  if (value === '1' && environment.RELEASE === '1')
    throw new Error('VITE_DRAFTS=1 builds drafts: unset it to build a release.');
  return value === '1';
}
