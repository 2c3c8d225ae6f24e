import { redirectForms } from './addresses.ts';
import {
  banner,
  cacheRules,
  contentTypes,
  hashedFolder,
  isPublic,
  leastPolicy,
  methods,
  type ServerFacts,
} from './headers.ts';

/** @returns the `.htaccess` of a shared Apache host, at the root of the site: headers, types, addresses, encodings. */
export function apacheRules({ headers, notFoundPages, origin }: ServerFacts): string {
  const ownHost = new URL(origin).hostname.replaceAll('.', String.raw`\.`);
  const publicOrigin = isPublic(origin) ? origin : '';
  // Pages and this file arrive one after the other: the policy that names hashes is left to the pages.
  const sent = { ...headers, 'Content-Security-Policy': leastPolicy, 'Cache-Control': cacheRules.other };
  // Apache adds the query as it was asked.
  const redirects = redirectForms.map(
    (form) => `RewriteCond %{THE_REQUEST} "^\\S+ ${form.slice(1, -1)} HTTP/\\S+$"
RewriteRule ^ ${publicOrigin}%1 [R=308,L,NE]`,
  );
  const elsewhere = `RewriteCond %{HTTPS}:%{HTTP:X-Forwarded-Proto} !^(on:|off:https) [OR]
RewriteCond %{HTTP_HOST} !^${ownHost}(:\\d+)?$ [NC]
RewriteCond %{REQUEST_URI} !^/\\.well-known/acme-challenge/
RewriteCond %{THE_REQUEST} "^\\S+ (/[^?\\s]*)"
RewriteRule ^ ${origin}%1 [R=308,L,NE]`;
  const rules = [
    ...(publicOrigin ? [elsewhere] : []),
    `RewriteCond %{REQUEST_METHOD} !^(${methods.join('|')})$\nRewriteRule ^ - [R=405,L]`,
    ...redirects,
    `RewriteCond %{REQUEST_URI} "/\\.(?!well-known/)|\\.(br|gz)$|/404\\.html$"\nRewriteRule ^ - [R=404,L]`,
  ];
  return `${banner}
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
FileETag MTime Size
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br

${Object.entries(sent)
  .map(([name, value]) => `Header always set ${name} ${quote(value)}`)
  .join('\n')}
<If "%{REQUEST_URI} =~ m#^${hashedFolder}#">
	Header always set Cache-Control ${quote(cacheRules.hashed)}
</If>
Header always set Allow ${quote(methods.join(', '))} "expr=%{REQUEST_STATUS} -eq 405"
Header always unset X-Powered-By
Header merge Vary Accept-Encoding
${Object.entries(contentTypes)
  .map(([ending, type]) => `<FilesMatch "\\.${ending}(\\.br|\\.gz)?$">\n	ForceType ${quote(type)}\n</FilesMatch>`)
  .join('\n')}

ErrorDocument 404 /404.html
${notFoundPages
  .filter((page) => page !== '/404.html')
  .map((page) => `<If "%{REQUEST_URI} =~ m#^${page.replace('404.html', '')}#">\n	ErrorDocument 404 ${page}\n</If>\n`)
  .join('')}
RewriteEngine On
RewriteBase /
# The page of an error is not judged again.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [S=${rules.length}]
${rules.join('\n')}
# A page lies in a folder of its name. The build has compressed everything.
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+)$ $1/index.html
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L]
`;
}

function quote(text: string): string {
  if (/[\\\n]/.test(text)) throw new Error(`Apache cannot quote ${text}`);
  return `"${text.replaceAll('%', '%%').replaceAll('"', '\\"')}"`;
}
