import * as v from 'valibot';

const setting = (what: string, form = /./) =>
  v.pipe(v.optional(v.string(), ''), v.regex(form, what));

const schema = v.object({
  S3_ENDPOINT: setting('une adresse comme https://s3.fr-par.scw.cloud', /^https?:\/\/./),
  S3_REGION: setting('une région comme fr-par'),
  S3_BUCKET: setting('le nom d’un compartiment', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  S3_ACCESS_KEY_ID: setting('l’identifiant d’une clé'),
  S3_SECRET_ACCESS_KEY: setting('le secret de la clé'),
  /** `gzip` for a bucket that has no compressing CDN in front of it. */
  S3_COMPRESS: v.optional(v.picklist(['none', 'gzip'], 'none ou gzip'), 'none'),
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
  if (!success) {
    throw new Error(issues.map(describe).join('\n'));
  }
  checkEndpoint(output);
  return output;
}

function describe(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue);
  return issue.input
    ? `${name} doit être ${issue.message} ; c’est « ${issue.input} ».`
    : `${name} manque : donnez ${issue.message}.`;
}

/** @throws Error when the endpoint is not the service's own address: the bucket would be named twice. */
function checkEndpoint({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket }: BucketSettings): void {
  const url = URL.parse(endpoint);
  if (url === null) {
    throw new Error(`S3_ENDPOINT n’est pas une adresse ; c’est « ${endpoint} ».`);
  }
  if (url.hostname.startsWith(`${bucket}.`)) {
    const service = endpoint.replace(`${bucket}.`, '');
    throw new Error(
      `S3_ENDPOINT est l’adresse du compartiment « ${bucket} » ; donnez celle du service, ${service}.`,
    );
  }
  if (url.pathname !== '/' || url.search !== '') {
    throw new Error(
      `S3_ENDPOINT a un chemin, « ${url.pathname}${url.search} » ; donnez ${url.origin}, sans rien derrière.`,
    );
  }
}
