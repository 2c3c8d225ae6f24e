import { redirectForms } from './addresses.ts';
import {
  banner,
  cacheRules,
  contentType,
  contentTypes,
  hashedFolder,
  methods,
  type ServerFacts,
  speculationRulesFile,
} from './headers.ts';

/** @returns what `deploy/nginx/site.conf` includes outside of its servers. */
export function nginxMaps({ notFoundPages }: ServerFacts): string {
  return `${banner}
# A value of nginx cannot spell this sign, which begins a variable.
geo $site_dollar { default "$"; }
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
${Object.entries(redirectForms)
  .map(([name, form]) => `    "~${named(form, name)}" $site_${name}$site_${name}_query;`)
  .join('\n')}
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
location = /${speculationRulesFile} {
    types { }
    default_type ${contentType(speculationRulesFile)};
}
`;
}

/** Names the two groups of a form, as nginx wants for variables that last. */
function named(form: string, name: string): string {
  return form
    .replace('((?:', `(?<site_${name}>(?:`)
    .replace('^(/)', `^(?<site_${name}>/)`)
    .replace('(\\?', `(?<site_${name}_query>\\?`);
}

/** Quotes a text that stands for itself, dollar signs included. */
function quote(text: string): string {
  if (/[\\\n]/.test(text)) throw new Error(`nginx cannot quote ${text}`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx's own way to name a variable.
  return `"${text.replaceAll('"', '\\"').replaceAll('$', '${site_dollar}')}"`;
}
