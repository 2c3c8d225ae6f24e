/** How many characters search engines show of a page. */
const pageLimits: Readonly<Record<string, number>> = { title: 60, description: 160 };

/**
 * @param place the file and key of a text, such as `home.planning.days.monday`.
 * @param notes those of French, by the same. One that says « 5 signes au plus » is a limit, of its text or
 * of each in its group.
 * @returns how many characters the text may have.
 */
export function limitOf(place: string, notes: ReadonlyMap<string, string>): number {
  const [, name = ''] = /\.meta\.(\w+)$/.exec(place) ?? [];
  const group = place.replace(/\.[^.]*$/, '');
  const [, limit] = /(\d+)\ssignes au plus/.exec(notes.get(place) ?? notes.get(group) ?? '') ?? [];
  return pageLimits[name] ?? (limit ? Number(limit) : Infinity);
}
