import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from './bucket-settings.ts';

/** The bucket, in the words of this site. */
export type Bucket = ReturnType<typeof openBucket>;

/** Opens an S3-compatible bucket; every function throws the client's error. */
export function openBucket(settings: BucketSettings) {
  const { S3_BUCKET: Bucket } = settings;
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    forcePathStyle: true,
    // Other providers than AWS do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });

  return {
    /** @returns key → ETag of every object. */
    async list(): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key = '', ETag = '' } of page.Contents ?? []) found.set(Key, ETag.replaceAll('"', ''));
      }
      return found;
    },

    async read(key: string): Promise<string> {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
      return (await Body?.transformToString()) ?? '';
    },

    async put(key: string, body: Buffer | string, headers: Partial<PutObjectCommandInput>): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ...headers }));
    },

    async remove(key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    close: () => client.destroy(),
  };
}
