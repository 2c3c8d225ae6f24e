import type { Bucket } from './bucket.ts';

/** Where a bucket keeps what was sent from here: by it the next deployment knows the objects that are its own. */
export const recordKey = '.deployed.json';

/** Key → what was sent there. */
export type Deployed = Record<string, { hash: string; unusedSince?: string }>;

/** @param listed the keys in the bucket: what was recorded and is gone is left out. */
export async function readRecord(bucket: Bucket, listed: Map<string, string>): Promise<Deployed> {
  if (!listed.has(recordKey)) return {};
  const entries = Object.entries<Deployed[string]>(JSON.parse(await bucket.read(recordKey)));
  return Object.fromEntries(entries.filter(([key]) => listed.has(key)));
}

export async function writeRecord(bucket: Bucket, deployed: Deployed): Promise<void> {
  const headers = { ContentType: 'application/json', CacheControl: 'no-cache' };
  await bucket.put(recordKey, JSON.stringify(deployed, null, 1), headers);
}
