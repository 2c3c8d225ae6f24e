import { type Bucket, inParallel } from './bucket.ts';
import type { Plan } from './plan.ts';
import { writeRecord } from './record.ts';
import { type SiteObject, stages } from './site-objects.ts';

/**
 * Carries out a plan so that at every moment each page in the bucket has the files that it names: hashed files
 * first, pages last, and nothing is taken away before all pages are the new ones. Run again, it goes on from there.
 * @throws Error when somebody else changes the bucket meanwhile; what is there then is still whole.
 */
export async function carryOut(
  bucket: Bucket,
  site: SiteObject[],
  { send, remove, before, unused }: Plan,
  say: (line: string) => void,
): Promise<void> {
  // Whatever is cut short is known as sent from here, and is sent again.
  const begun = send.map(({ object }) => [object.key, { hash: '' }]);
  await writeRecord(bucket, { ...before, ...Object.fromEntries(begun) });
  for (const stage of stages) {
    const batch = send.filter(({ object }) => object.stage === stage);
    if (stage === 'page')
      await hold(
        bucket,
        batch.map(({ object, listed }) => [object.key, listed]),
      );
    await inParallel(batch, async ({ object: { key, body, headers } }) => {
      await bucket.put(key, body, headers);
      say(`sent ${key}`);
    });
    await hold(
      bucket,
      site.filter((object) => object.stage === stage).map(({ key, etag }) => [key, etag]),
    );
  }
  await inParallel(remove, async ({ key }) => {
    await bucket.remove(key);
    say(`removed ${key}`);
  });
  const deployed = site.map(({ key, hash }) => [key, { hash }]);
  await writeRecord(bucket, { ...unused, ...Object.fromEntries(deployed) });
}

/** Holds what the bucket says it has, key by key, against the ETags that it should have. */
async function hold(bucket: Bucket, wanted: [key: string, etag: string | undefined][]): Promise<void> {
  const listed = await bucket.list();
  const wrong = wanted.filter(([key, etag]) => listed.get(key) !== etag).map(([key]) => key);
  if (wrong.length > 0)
    throw new Error(
      `Somebody else changed ${wrong.join(', ')} during this deployment. Nothing was removed; run it again.`,
    );
}
