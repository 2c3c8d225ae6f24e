import { redirectForms } from './addresses.ts';
import { banner, cacheRules, contentTypes, hashedFolder, methods, type ServerFacts } from './headers.ts';

/** @returns what `deploy/nginx/site.conf` includes outside of its servers. */
export function nginxMaps({ notFoundPages }: ServerFacts): string {
  return `${banner}
map $uri $site_cache {
    default ${quote(cacheRules.other)};
    ~^${hashedFolder} ${quote(cacheRules.hashed)};
}
map $request_method $site_refused {
    default ${quote(methods.join(', '))};
${methods.map((method) => `    ${method} "";`).join('\n')}
}
map $uri $site_not_found {
    default /404.html;
${notFoundPages.map((page) => `    ~^${page.replace('404.html', '')} ${page};\n`).join('')}}
# The request as it came: a decoded one could carry a line break into the Location header.
map $request_uri $site_redirect {
    default "";
${redirectForms.map((form) => `    "~${form}" $1$2;`).join('\n')}
}
`;
}

/** @returns what `deploy/nginx/site.conf` includes inside of its server: headers and types. */
export function nginxRules({ headers }: ServerFacts): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    ${quote(type)} ${ending};`);
  return `${banner}
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
add_header Cache-Control $site_cache always;
add_header Allow $site_refused always;
types {
${types.join('\n')}
}
`;
}

function quote(text: string): string {
  if (/[\\\n$]/.test(text)) throw new Error(`nginx cannot quote ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}
