import { hash } from 'node:crypto';
import {
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import * as v from 'valibot';

const setting = (what: string, form = /./) =>
  v.pipe(v.optional(v.string(), ''), v.regex(form, what));

const schema = v.object({
  S3_ENDPOINT: setting('a URL such as https://s3.fr-par.scw.cloud', /^https?:\/\/./),
  S3_REGION: setting('a region such as fr-par'),
  S3_BUCKET: setting('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  S3_ACCESS_KEY_ID: setting('the id of an access key'),
  S3_SECRET_ACCESS_KEY: setting('the secret of the access key'),
  /** `gzip` for a bucket that has no compressing CDN in front of it. */
  S3_COMPRESS: v.optional(v.picklist(['none', 'gzip'], 'none or gzip'), 'none'),
});

/** Where and how `npm run deploy:s3` sends the site; documented in `deploy/s3/README.md`. */
export type BucketSettings = v.InferOutput<typeof schema>;

/**
 * Reads the settings of the bucket from the environment; empty values count as absent.
 * @throws Error with a line for each setting that is missing or wrong; a secret that is there is never wrong.
 */
export function readBucketSettings(
  environment: Record<string, string | undefined>,
): BucketSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) {
    return output;
  }
  const lines = issues.map(
    (issue) => `${v.getDotPath(issue)} must be ${issue.message}; it is "${issue.input}".`,
  );
  throw new Error(lines.join('\n'));
}

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
    put: (key: string, body: Buffer, headers: Partial<PutObjectCommandInput>) =>
      client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: body,
          ContentMD5: hash('md5', body, 'base64'),
          ...headers,
        }),
      ),
    close: () => client.destroy(),
  };
}
