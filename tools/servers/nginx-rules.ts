import { redirectForms } from './addresses.ts';
import { banner, cacheRules, contentTypes, hashedFolder, isPublic, methods, type ServerFacts } from './headers.ts';

/** @returns what the configurations in `deploy/nginx` and `deploy/container` include outside of their servers. */
export function nginxMaps({ notFoundPages, origin }: ServerFacts): string {
  const host = new URL(origin).hostname.replaceAll('.', String.raw`\.`);
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
# Whoever asks under another name, or by plain HTTP from a proxy that ends TLS, is redirected to the site's own address.
# The probes of a platform come without a proxy, and are answered.
map "$https:$http_x_forwarded_proto:$host" $site_elsewhere {
    default ${isPublic(origin) ? quote(origin) : '""'};
    "~^(on:.*|:https.*):${host}$" "";
    "~^::" "";
}
# The request as it came: a decoded one could carry a line break into the Location header.
map $request_uri $site_redirect {
    default "";
${redirectForms.map((form) => `    "~${form}" $1$2;`).join('\n')}
}
`;
}

/** @returns what they include inside of their server: headers, types, addresses, limits. */
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
server_tokens off;
absolute_redirect off;
error_page 404 $site_not_found;

if ($site_elsewhere) { return 308 $site_elsewhere$request_uri; }
if ($site_refused) { return 405; }
if ($site_redirect) { return 308 $site_redirect; }

location / { try_files $uri $uri/index.html =404; }
location = / { try_files /index.html =404; }
location ~ /404\\.html$ { internal; }
location ~ \\.(?:br|gz)$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }

# The build has compressed everything.
gzip_static on;
gzip_vary on;

# A visitor sends short requests without a body.
client_max_body_size 1k;
client_body_buffer_size 1k;
client_header_buffer_size 1k;
large_client_header_buffers 4 8k;
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 20s;
keepalive_timeout 30s;

sendfile on;
tcp_nopush on;
open_file_cache max=1000 inactive=60s;
open_file_cache_valid 10s;
`;
}

function quote(text: string): string {
  if (/[\\\n$]/.test(text)) throw new Error(`nginx cannot quote ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}
