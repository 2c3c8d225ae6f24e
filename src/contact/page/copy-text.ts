/** Copies a text. @returns whether it was; a page that is not served safely, or a browser, may have no way to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
