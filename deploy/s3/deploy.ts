import { join } from 'node:path';
import { runCommand } from '../../tools/run-command.ts';
import { hashedFolder } from '../../tools/servers/headers.ts';
import { readEnvironment } from '../../tools/settings/environment.ts';
import { checkRelease, releaseFolder } from '../../tools/site/release-stamp.ts';
import { readArguments } from '../arguments.ts';
import { reasonOf } from '../network-errors.ts';
import { openBucket } from './bucket.ts';
import { type SiteObject, siteObjects } from './objects.ts';
import { type BucketSettings, readBucketSettings } from './settings.ts';

/** `npm run deploy:s3 [-- FOLDER]`: sends the release in `release/`, or in FOLDER, to a bucket. */
if (import.meta.main) {
  await runCommand(async () => {
    const { positionals } = readArguments({});
    const settings = readBucketSettings(readEnvironment());
    const folder = positionals[0] ?? releaseFolder;
    const { id } = await checkRelease(folder);
    const others = await deploySite(join(folder, 'dist'), settings);
    for (const key of others) {
      console.log(`N’est pas de cette version ; ôtez-le si c’est une ancienne page : ${key}`);
    }
    console.log(`Le site du compartiment ${settings.S3_BUCKET} est la version ${id}.`);
  });
}

/**
 * Makes a bucket hold the site of a folder, in an order in which no page ever lacks a file that it names. Everything is
 * sent each time and nothing is compared, so running it again after an interruption completes the site. Nothing is
 * removed: pages that are still open need the hashed files of earlier releases, and others may have sent the rest.
 * @returns the keys of the objects that belong neither to the site nor to the hashed files.
 * @throws Error of one line.
 */
export async function deploySite(dir: string, settings: BucketSettings): Promise<string[]> {
  const bucket = openBucket(settings);
  const send = ({ key, body, headers }: SiteObject) => bucket.put(key, body, headers);
  try {
    const site = await siteObjects(dir, settings.S3_COMPRESS);
    const isStamp = ({ key }: SiteObject) => key === 'release.json';
    const isPage = ({ headers }: SiteObject) => headers.ContentType.startsWith('text/html');
    await inGroups(
      site.filter((object) => !isStamp(object) && !isPage(object)),
      send,
    );
    await inGroups(site.filter(isPage), send);
    await inGroups(site.filter(isStamp), send);
    const keys = new Set(site.map(({ key }) => key));
    const held = await bucket.list();
    return held.filter((key) => !keys.has(key) && !isHashed(key));
  } catch (error) {
    throw new Error(explain(error as Error, settings));
  } finally {
    bucket.close();
  }
}

/** Does the same with all items, six at a time. */
async function inGroups<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += 6) {
    const group = items.slice(start, start + 6);
    await Promise.all(group.map(work));
  }
}

/** @returns whether the name of an object changes with its content. */
function isHashed(key: string): boolean {
  return `/${key}`.startsWith(hashedFolder);
}

/** What a store that speaks S3 answers when it refuses, by the name of its error. */
const refusals: Record<string, string> = {
  NoSuchBucket: 'ce compartiment n’existe pas',
  AccessDenied: 'cette clé n’a pas le droit de lister ce compartiment ou d’y écrire',
  InvalidAccessKeyId: 'cette clé n’existe pas',
  SignatureDoesNotMatch: 'le secret n’est pas celui de cette clé',
  RequestTimeTooSkewed: 'l’horloge de cette machine n’est pas à l’heure',
  TimeoutError: 'le stockage n’a pas répondu à temps',
};

/** @returns a line with the host's or the network's error and the settings that it may come from; never the secret. */
function explain(error: Error, settings: BucketSettings): string {
  const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID'] as const;
  const values = names.map((name) => `${name}="${settings[name]}"`).join(' ');
  const reason = refusals[error.name] ?? reasonOf(error);
  return `L’envoi a échoué : ${reason}. Si ${values} sont justes, relancez la même commande.`;
}
