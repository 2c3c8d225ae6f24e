import { hashedFolder } from '../../tools/servers/headers.ts';
import type { Bucket } from './bucket.ts';
import { type Deployed, readRecord, recordKey } from './record.ts';
import type { SiteObject } from './site-objects.ts';

/** What a deployment will do, and why. */
export interface Plan {
  /** With the ETag that the bucket has there until now. */
  send: { object: SiteObject; why: string; listed: string | undefined }[];
  remove: { key: string; why: string }[];
  /** Objects of somebody else, left as they are. */
  leave: string[];
  /** What the bucket has recorded so far. */
  before: Deployed;
  /** Hashed files that no page names any more, and since when. */
  unused: Deployed;
}

/** Compares the bucket with the site as it must be. Changes nothing. */
export async function makePlan(bucket: Bucket, site: SiteObject[], keepDays: number): Promise<Plan> {
  const listed = await bucket.list();
  const before = await readRecord(bucket, listed);
  const plan: Plan = { send: [], remove: [], leave: [], before, unused: {} };
  for (const object of site) {
    const why = difference(object, listed.get(object.key), before[object.key]);
    if (why) plan.send.push({ object, why, listed: listed.get(object.key) });
  }
  const wanted = new Set([recordKey, ...site.map(({ key }) => key)]);
  for (const key of [...listed.keys()].filter((name) => !wanted.has(name))) {
    const sent = before[key];
    if (!sent) plan.leave.push(key);
    else if (!`/${key}`.startsWith(hashedFolder)) plan.remove.push({ key, why: 'no longer part of the site' });
    else if (daysSince(sent.unusedSince) >= keepDays) plan.remove.push({ key, why: `unused for ${keepDays} days` });
    else plan.unused[key] = { unusedSince: new Date().toISOString(), ...sent };
  }
  return plan;
}

function difference({ etag, hash }: SiteObject, listed: string | undefined, sent: Deployed[string] | undefined) {
  if (!listed) return 'new';
  if (sent && sent.hash !== hash) return 'changed';
  return sent && listed === etag ? null : 'changed by somebody else';
}

/** @param date of ISO; none is now. */
function daysSince(date?: string): number {
  return date ? (Date.now() - Date.parse(date)) / 86_400_000 : 0;
}
