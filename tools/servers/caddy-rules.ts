import { redirectForms } from './addresses.ts';
import { banner, cacheRules, contentTypes, hashedFolder, methods, type ServerFacts } from './headers.ts';

/** Of a page or file, in characters: with three bytes each and an ending, more than disks take. */
export const longestName = 59;

/** @returns what `deploy/caddy/Caddyfile` imports: headers, types and redirects of every response. */
export function caddyRules({ headers, notFoundPages }: ServerFacts): string {
  return `${banner}
(site_headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `		${name} ${quote(value)}`)
  .join('\n')}
		Cache-Control ${quote(cacheRules.other)}
	}
	header -Server
}

(site_files) {
	@site_hashed path ${hashedFolder}*
	header @site_hashed Cache-Control ${quote(cacheRules.hashed)}
${Object.entries(contentTypes)
  .map(([ending, type]) => `	@site_${ending} path *.${ending}\n	header @site_${ending} Content-Type ${quote(type)}`)
  .join('\n')}
}

(site_methods) {
	@site_refused not method ${methods.join(' ')}
	header @site_refused Allow ${quote(methods.join(', '))}
	error @site_refused 405
}

# No file has such a name, and asking the disk for one is an error, not a miss.
(site_odd_names) {
	@site_nul path_regexp \\x00
	error @site_nul 400
	@site_long path_regexp (?s)[^/]{${longestName + 1}}|^.{500}
	error @site_long 404
}

(site_redirects) {
${redirectForms
  .map((form, index) => {
    const name = `site_redirect_${index}`;
    return `	@${name} vars_regexp ${name} {http.request.orig_uri} ${form}\n	redir @${name} {re.${name}.1}{re.${name}.2} 308`;
  })
  .join('\n')}
}

(site_not_found) {
${notFoundPages.map((page, index) => `	@site_404_${index} path ${page.replace('404.html', '*')}\n	rewrite @site_404_${index} ${page}\n`).join('')}	@site_404 not path *404.html
	rewrite @site_404 /404.html
}
`;
}

function quote(text: string): string {
  if (/[`\n{}]/.test(text)) throw new Error(`Caddy cannot quote ${text}`);
  return `\`${text}\``;
}
