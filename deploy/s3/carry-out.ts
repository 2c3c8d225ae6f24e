import type { Bucket } from './bucket.ts';
import { type Plan, recordKey } from './plan.ts';
import { type SiteObject, stages } from './site-objects.ts';

/**
 * Carries out a plan so that at every moment each page in the bucket has the files that it names: hashed files
 * first, pages last, and nothing is taken away before all pages are the new ones. Run again, it goes on from there.
 * @throws Error when somebody else changes the bucket meanwhile; what is there then is still whole.
 */
export async function carryOut(
  bucket: Bucket,
  site: SiteObject[],
  { send, remove, before, unused, listed }: Plan,
  say: (line: string) => void,
): Promise<void> {
  const record = (sent: Plan['before']) =>
    bucket.put(recordKey, JSON.stringify(sent, null, 1), { ContentType: 'application/json', CacheControl: 'no-cache' });
  // Whatever is cut short is known as sent from here, and is sent again.
  const begun = send.map(({ object }) => [object.key, { hash: '' }]);
  await record({ ...before, ...Object.fromEntries(begun) });
  for (const stage of stages) {
    const batch = send.map(({ object }) => object).filter((object) => object.stage === stage);
    if (stage === 'page') await hold(bucket, batch, ({ key }) => listed.get(key));
    await inParallel(batch, async ({ key, body, headers }) => {
      await bucket.put(key, body, headers);
      say(`sent ${key}`);
    });
    const whole = site.filter((object) => object.stage === stage);
    await hold(bucket, whole, ({ etag }) => etag);
  }
  await inParallel(remove, async ({ key }) => {
    await bucket.remove(key);
    say(`removed ${key}`);
  });
  const deployed = site.map(({ key, hash }) => [key, { hash }]);
  await record({ ...unused, ...Object.fromEntries(deployed) });
}

/** Holds what the bucket says it has, object by object, against the ETags that it should have. */
async function hold(bucket: Bucket, objects: SiteObject[], etagOf: (object: SiteObject) => string | undefined) {
  const listed = await bucket.list();
  const wrong = objects.filter((object) => listed.get(object.key) !== etagOf(object)).map(({ key }) => key);
  if (wrong.length > 0)
    throw new Error(
      `Somebody else changed ${wrong.join(', ')} during this deployment. Nothing was removed; run it again.`,
    );
}

/** Does something with each item, six at a time. @throws the first error, after those under way have ended. */
async function inParallel<Item>(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += 6) {
    for (const end of await Promise.allSettled(items.slice(at, at + 6).map(act)))
      if (end.status === 'rejected') throw end.reason;
  }
}
