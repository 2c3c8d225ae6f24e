/**
 * Serves what `npm run build:local` wrote as a visitor meets it: real nginx with the shipped files, at the port of
 * `PORT`. The mailbox that stands in for EmailJS is beside it at the same address, which the shipped files, that take
 * no `POST`, know nothing of.
 */
import { preview } from 'vite';
import { startNginx } from './hosting/nginx.ts';

const port = Number(process.env.PORT ?? 4173);
const mailbox = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
const mailboxOrigin = new URL(mailbox.resolvedUrls?.local[0] ?? '').origin;

await startNginx({
  build: 'dist',
  port,
  listen: (dir) => ({ https: `unix:${dir}/site.sock`, http: `unix:${dir}/redirect.sock` }),
  beside: (dir) => `
    upstream site { server unix:${dir}/site.sock; keepalive 16; }
    server {
        listen 127.0.0.1:${port};
        server_tokens off;
        client_max_body_size 100k;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        location / { proxy_pass http://site; }
        location ~ ^/(?:api/|_mailbox) { proxy_pass ${mailboxOrigin}; proxy_buffering off; }
    }`,
});
console.log(`http://127.0.0.1:${port}/`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());
