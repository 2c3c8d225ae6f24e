import * as v from 'valibot';

const text = (what: string) => v.pipe(v.string(what), v.nonEmpty(what));

const schema = v.object({
  S3_ENDPOINT: v.pipe(
    text('a URL such as https://s3.fr-par.scw.cloud'),
    v.url('a URL such as https://s3.fr-par.scw.cloud'),
  ),
  S3_REGION: text('a region such as fr-par'),
  S3_BUCKET: v.pipe(
    text('the name of the bucket'),
    v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket'),
  ),
  S3_ACCESS_KEY_ID: text('the id of an access key'),
  S3_SECRET_ACCESS_KEY: text('the secret of the access key'),
  S3_KEEP_DAYS: v.pipe(
    v.optional(v.string(), '30'),
    v.regex(/^[1-9]\d*$/, 'a whole number of days, at least 1'),
    v.transform(Number),
  ),
  S3_COMPRESS: v.optional(v.picklist(['none', 'gzip'], 'none or gzip'), 'none'),
});

/** Where and how `npm run deploy:s3` sends the site; documented in `deploy/s3/README.md`. */
export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Days for which a hashed file stays after the last page that named it. */
  keepDays: number;
  /** `gzip` for a bucket that no compressing CDN stands before. */
  compress: 'none' | 'gzip';
}

/**
 * Reads the settings of the bucket from the environment; empty values count as absent.
 * @throws Error with a line for each setting that is missing or wrong; it never holds the secret.
 */
export function readBucketSettings(environment: Record<string, string | undefined>): BucketSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (!result.success) throw new Error(result.issues.map(complaint).join('\n'));
  const env = result.output;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    keepDays: env.S3_KEEP_DAYS,
    compress: env.S3_COMPRESS,
  };
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.input === undefined) return `${name} is not set: it must be ${expectation(name)}.`;
  const shown = name.includes('SECRET') ? '' : `; it is "${String(issue.input)}"`;
  return `${name} must be ${issue.message}${shown}.`;
}

function expectation(name: string): string {
  const result = v.safeParse(schema, { [name]: '' });
  const issue = result.issues?.find((candidate) => v.getDotPath(candidate) === name);
  return issue?.message ?? 'given';
}
