import * as v from 'valibot';

const text = (what: string, form = /./) => v.pipe(v.string(), v.regex(form, what));

const schema = v.object({
  S3_ENDPOINT: v.pipe(v.string(), v.url('a URL such as https://s3.fr-par.scw.cloud')),
  S3_REGION: text('a region such as fr-par'),
  S3_BUCKET: text('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  S3_ACCESS_KEY_ID: text('the id of an access key'),
  S3_SECRET_ACCESS_KEY: text('the secret of the access key'),
  /** Days for which a hashed file stays after the last page that named it. */
  S3_KEEP_DAYS: v.pipe(text('a whole number of days, at least 1', /^[1-9]\d*$/), v.transform(Number)),
  /** `gzip` for a bucket that no compressing CDN stands before. */
  S3_COMPRESS: v.picklist(['none', 'gzip'], 'none or gzip'),
});
const defaults: Record<string, string> = { S3_KEEP_DAYS: '30', S3_COMPRESS: 'none' };

/** Where and how `npm run deploy:s3` sends the site; documented in `deploy/s3/README.md`. */
export type BucketSettings = v.InferOutput<typeof schema>;

/**
 * Reads the settings of the bucket from the environment; empty values count as absent.
 * @throws Error with a line for each setting that is missing or wrong; it never holds the secret.
 */
export function readBucketSettings(environment: Record<string, string | undefined>): BucketSettings {
  const given = Object.keys(schema.entries).map((name) => [name, environment[name] || (defaults[name] ?? '')]);
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) throw new Error(result.issues.map(complaint).join('\n'));
  return result.output;
}

function complaint(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.input === '') return `${name} is not set: it must be ${issue.message}.`;
  return `${name} must be ${issue.message}${name.includes('SECRET') ? '' : `; it is "${issue.input}"`}.`;
}
