import { hashedFolder } from '../../tools/servers/headers.ts';
import type { Bucket } from './bucket.ts';
import type { SiteObject } from './site-objects.ts';

/** Where a bucket keeps what was sent from here: by it the next deployment knows the objects that are its own. */
export const recordKey = '.deployed.json';

/** Key → what was sent there. */
type Deployed = Record<string, { hash: string; unusedSince?: string }>;

/** What a deployment will do, and why. */
export type Plan = Awaited<ReturnType<typeof makePlan>>;

/** Compares the bucket with the site as it must be. Changes nothing. */
export async function makePlan(bucket: Bucket, site: SiteObject[], keepDays: number) {
  const listed = await bucket.list();
  const before: Deployed = listed.has(recordKey) ? JSON.parse(await bucket.read(recordKey)) : {};
  const send = site.flatMap((object) => {
    const why = difference(object, listed.get(object.key), before[object.key]);
    return why ? [{ object, why }] : [];
  });
  const remove: { key: string; why: string }[] = [];
  /** Objects of somebody else, left as they are. */
  const leave: string[] = [];
  /** Hashed files that no page names any more, and since when. */
  const unused: Deployed = {};
  const now = new Date();
  const wanted = new Set([recordKey, ...site.map(({ key }) => key)]);
  for (const key of [...listed.keys()].filter((name) => !wanted.has(name))) {
    const sent = before[key];
    const unusedSince = sent?.unusedSince ?? now.toISOString();
    if (!sent) leave.push(key);
    else if (!`/${key}`.startsWith(hashedFolder)) remove.push({ key, why: 'no longer part of the site' });
    else if (now.getTime() - Date.parse(unusedSince) < keepDays * 86_400_000) unused[key] = { ...sent, unusedSince };
    else remove.push({ key, why: `unused for ${keepDays} days` });
  }
  return { send, remove, leave, unused, before, listed };
}

function difference({ etag, hash }: SiteObject, listed: string | undefined, sent: Deployed[string] | undefined) {
  if (!listed) return 'new';
  if (sent && sent.hash !== hash) return 'changed';
  return sent && listed === etag ? null : 'changed by somebody else';
}
