import { type Bucket, inParallel } from './bucket.ts';
import type { Plan } from './plan.ts';
import { type SiteObject, stages } from './site-objects.ts';

/**
 * Carries out a plan so that at every moment each page in the bucket has the files that it names: hashed files
 * first, pages last, and nothing is taken away before all pages are the new ones. Run again, it goes on from there.
 * @throws Error when somebody else changes the bucket meanwhile; what is there then is still whole.
 */
export async function carryOut(
  bucket: Bucket,
  site: SiteObject[],
  plan: Plan,
  say: (line: string) => void,
): Promise<void> {
  for (const stage of stages) {
    const batch = plan.send.filter(({ object }) => object.stage === stage);
    await inParallel(batch, async ({ object, before }) => {
      if (stage === 'page' && (await bucket.head(object.key))?.etag !== before) throw interference([object.key]);
      await bucket.put(object);
      say(`sent ${object.key}`);
    });
    await check(
      bucket,
      site.filter((object) => object.stage === stage),
    );
  }
  await inParallel(plan.retire, (object) => bucket.retire(object));
  await inParallel(plan.remove, async ({ key }) => {
    await bucket.remove(key);
    say(`removed ${key}`);
  });
}

/** Holds what the bucket says it has against what was sent. */
async function check(bucket: Bucket, objects: SiteObject[]): Promise<void> {
  const listed = await bucket.list();
  const wrong = objects.filter(({ key, etag }) => listed.get(key) !== etag).map(({ key }) => key);
  if (wrong.length > 0) throw interference(wrong);
}

function interference(keys: string[]): Error {
  return new Error(
    `Somebody else changed ${keys.join(', ')} during this deployment. Nothing was removed; run it again.`,
  );
}
