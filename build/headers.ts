/** Features that no page of this site uses. They are refused to its pages and their frames. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every response, including errors. They are the same in every build. The files of
 * `deploy/` repeat them, and `tests/servers` compares them. The rest of the security policy is in a
 * `<meta>` element of each page (`security-policy.ts`).
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // No `includeSubDomains`: it would also bind the town's other sites.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Mail clients and chats show the share images and the logo. Nothing here is for one visitor alone.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // This file of public/ says which pages a browser may fetch before the click.
  'Speculation-Rules': '"/speculation.rules"',
};
