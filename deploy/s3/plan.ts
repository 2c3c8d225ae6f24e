import { hashedFolder } from '../../tools/servers/headers.ts';
import { type Bucket, inParallel, type RemoteObject } from './bucket.ts';
import type { SiteObject } from './site-objects.ts';

/** What a deployment will do, and why. */
export interface Plan {
  send: { object: SiteObject; why: string; before: string | undefined }[];
  /** Hashed files that no page names any more: kept, and dated. */
  retire: RemoteObject[];
  remove: { key: string; why: string }[];
  /** Objects of somebody else, left as they are. */
  leave: string[];
  unchanged: number;
}

/** Compares the bucket with the site as it must be. Changes nothing. */
export async function makePlan(bucket: Bucket, site: SiteObject[], keepDays: number): Promise<Plan> {
  const listed = await bucket.list();
  const heads = await inParallel([...listed.keys()], (key) => bucket.head(key));
  const remote = new Map(heads.filter((head) => head !== null).map((head) => [head.key, head]));
  const wanted = new Set(site.map(({ key }) => key));
  const surplus = [...remote.values()].filter(({ key }) => !wanted.has(key));
  const ours = surplus.filter(({ hash }) => hash !== undefined);
  const leave = surplus.filter(({ hash }) => hash === undefined);
  const named = await namedByPages(bucket, leave);
  const hashed = ours.filter(({ key }) => `/${key}`.startsWith(hashedFolder) && !named.has(key));
  const expired = (object: RemoteObject) => object.retired && daysSince(object.retired) >= keepDays;
  const send = site.flatMap((object) => {
    const why = difference(object, remote.get(object.key));
    return why ? [{ object, why, before: remote.get(object.key)?.etag }] : [];
  });
  return {
    send,
    retire: hashed.filter(({ retired }) => !retired),
    remove: [
      ...ours
        .filter(({ key }) => !`/${key}`.startsWith(hashedFolder))
        .map(({ key }) => ({ key, why: 'no longer part of the site' })),
      ...hashed.filter(expired).map(({ key }) => ({ key, why: `unused for ${keepDays} days` })),
    ],
    leave: leave.map(({ key }) => key),
    unchanged: site.length - send.length,
  };
}

function difference(object: SiteObject, remote: RemoteObject | undefined): string | null {
  if (!remote) return 'new';
  if (!remote.hash) return 'changed by somebody else';
  if (remote.etag !== object.etag) return 'changed';
  if (remote.retired) return 'in use again';
  return remote.hash === object.hash ? null : 'other headers';
}

/** Hashed files that the pages of somebody else in the bucket name: these are not to be taken from them. */
async function namedByPages(bucket: Bucket, objects: RemoteObject[]): Promise<Set<string>> {
  const pages = objects.filter(
    ({ key, headers }) => key.endsWith('.html') || headers.ContentType?.startsWith('text/html'),
  );
  const texts = await inParallel(pages, ({ key }) => bucket.read(key));
  return new Set(texts.flatMap((text) => text.match(/(?<=\/)assets\/[\w.-]+/g) ?? []));
}

function daysSince(date: Date): number {
  return (Date.now() - date.getTime()) / 86_400_000;
}
