import type { BucketSettings } from './bucket-settings.ts';

const causes: Record<string, (settings: BucketSettings) => string> = {
  InvalidAccessKeyId: ({ accessKeyId }) => `the host does not know the key S3_ACCESS_KEY_ID="${accessKeyId}"`,
  SignatureDoesNotMatch: () =>
    'the host refuses the signature: S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
  AccessDenied: ({ bucket }) => `the key may not do this in the bucket S3_BUCKET="${bucket}"`,
  NoSuchBucket: ({ bucket }) => `there is no bucket S3_BUCKET="${bucket}" at S3_ENDPOINT`,
  ENOTFOUND: ({ endpoint }) => `nothing answers at S3_ENDPOINT="${endpoint}"`,
  ECONNREFUSED: ({ endpoint }) => `nothing answers at S3_ENDPOINT="${endpoint}"`,
  AuthorizationHeaderMalformed: ({ region }) => `S3_REGION="${region}" is not the region of S3_ENDPOINT`,
  // A HEAD request has no body to name its error in.
  '403': ({ accessKeyId }) => `the host refuses the key S3_ACCESS_KEY_ID="${accessKeyId}" or its secret`,
};

/** @returns a line that says what went wrong and which setting to look at. */
export function explain(error: unknown, settings: BucketSettings): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
  const cause = causes[error.name] ?? causes[code] ?? causes[String($metadata?.httpStatusCode ?? '')];
  if (cause) return `${cause(settings)}.`;
  return $metadata || code
    ? `${error.name}: ${error.message || code}. Run the same command again: it goes on from there.`
    : error.message;
}
