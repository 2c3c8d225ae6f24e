import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from './bucket-settings.ts';
import type { SiteObject } from './site-objects.ts';

/** What a bucket knows of an object. */
export interface RemoteObject {
  key: string;
  etag: string;
  /** Of the object as it was sent from here; absent when somebody else put it there. */
  hash?: string;
  /** Since when no page names this hashed file. */
  retired?: Date;
  /** What it is sent with; a copy keeps all of it. */
  headers: Pick<HeadObjectCommandOutput, (typeof keptHeaders)[number]>;
}

const keptHeaders = [
  'CacheControl',
  'ContentDisposition',
  'ContentEncoding',
  'ContentLanguage',
  'ContentType',
] as const;

/** The bucket, in the words of this site. */
export type Bucket = ReturnType<typeof openBucket>;

/** Opens an S3-compatible bucket; every function throws the client's error. */
export function openBucket(settings: BucketSettings) {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Other providers than AWS do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });
  const metadata = (hash: string) => ({ 'site-hash': hash });

  return {
    /** @returns key → ETag of every object. */
    async list(): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key = '', ETag = '' } of page.Contents ?? []) found.set(Key, bare(ETag));
      }
      return found;
    },

    async head(key: string): Promise<RemoteObject | null> {
      try {
        const answer = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        const { ETag = '', Metadata = {} } = answer;
        return {
          key,
          etag: bare(ETag),
          headers: Object.fromEntries(keptHeaders.map((name) => [name, answer[name]])),
          ...(Metadata['site-hash'] ? { hash: Metadata['site-hash'] } : {}),
          ...(Metadata['site-retired'] ? { retired: new Date(Metadata['site-retired']) } : {}),
        };
      } catch (error) {
        if (error instanceof Error && error.name === 'NotFound') return null;
        throw error;
      }
    },

    async read(key: string): Promise<string> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      return (await Body?.transformToString()) ?? '';
    },

    async put({ key, body, headers, hash }: SiteObject): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ...headers, Metadata: metadata(hash) }));
    },

    /** Notes on a hashed file since when no page names it. */
    async retire({ key, hash = '', headers }: RemoteObject): Promise<void> {
      const Metadata = { ...metadata(hash), 'site-retired': new Date().toISOString() };
      const CopySource = encodeURI(`${Bucket}/${key}`);
      await client.send(
        new CopyObjectCommand({ Bucket, Key: key, CopySource, MetadataDirective: 'REPLACE', Metadata, ...headers }),
      );
    },

    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    close: () => client.destroy(),
  };
}

/** Does something with each item, six at a time. @throws the first error, after those under way have ended. */
export async function inParallel<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 6) {
    for (const end of await Promise.allSettled(items.slice(at, at + 6).map(act))) {
      if (end.status === 'rejected') throw end.reason;
      results.push(end.value);
    }
  }
  return results;
}

function bare(etag: string): string {
  return etag.replaceAll('"', '');
}
