import { hash } from 'node:crypto';
import {
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from './settings.ts';

/** Opens an S3-compatible bucket; every function throws the client's error. */
export function openBucket(settings: BucketSettings) {
  const { S3_BUCKET: Bucket } = settings;
  const client = new S3Client({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
    forcePathStyle: true,
    // Other providers than AWS do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 30_000 },
  });
  return {
    /** @returns the keys of all objects. */
    async list(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        keys.push(...Contents.map(({ Key = '' }) => Key));
      }
      return keys;
    },
    /** The host compares the MD5 sum with what arrived. An ETag would not do: on some hosts it is no MD5 sum. */
    async put(key: string, body: Buffer, headers: Partial<PutObjectCommandInput>): Promise<void> {
      const ContentMD5 = hash('md5', body, 'base64');
      const object = { Bucket, Key: key, Body: body, ContentMD5, ...headers };
      await client.send(new PutObjectCommand(object));
    },
    close: () => client.destroy(),
  };
}
