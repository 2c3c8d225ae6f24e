/** As a script: serves at the port in `PORT`, or at a free one, until it is stopped. */
import { preview } from 'vite';
import { freePorts } from './free-ports.ts';
import { startNginx } from './hosting/nginx.ts';

/**
 * Serves what `npm run build:local` wrote with nginx and the shipped server files. A proxy in front adds the mailbox,
 * which stands in for EmailJS at the same address, disables the scripts of pages that are opened with `?noscript`, and
 * answers who has the cookie `react=lost` or `react=empty` with no file, or an empty one, for React.
 * @returns how to stop it.
 */
export async function serveBuilt(port: number): Promise<() => Promise<void>> {
  const mailbox = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
  const mailboxOrigin = new URL(mailbox.resolvedUrls?.local[0] ?? '').origin;
  const nginx = await startNginx({
    build: 'dist',
    port,
    listen: (dir) => ({ https: `unix:${dir}/site.sock`, http: `unix:${dir}/redirect.sock` }),
    beside: (dir) => `
    upstream site { server unix:${dir}/site.sock; keepalive 16; }
    map $args $script { noscript '<script type="module"'; }
    map $args $encodings { noscript ""; default $http_accept_encoding; }
    server {
        listen 127.0.0.1:${port};
        server_tokens off;
        client_max_body_size 100k;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header Accept-Encoding $encodings;
        sub_filter $script '<script type="off"';
        location / { proxy_pass http://site; }
        location /assets/submission- {
            default_type text/javascript;
            add_header Cache-Control no-store;
            if ($cookie_react = lost) { return 444; }
            if ($cookie_react = empty) { return 200 ""; }
            proxy_pass http://site;
        }
        location ~ ^/(?:api/|_mailbox) { proxy_pass ${mailboxOrigin}; proxy_buffering off; }
    }`,
  });
  return async () => {
    await nginx.stop();
    await mailbox.close();
  };
}

if (import.meta.main) {
  const port = Number(process.env.PORT) || ((await freePorts(1))[0] ?? 0);
  await serveBuilt(port);
  console.log(`Served at http://127.0.0.1:${port}/`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit());
  }
}
