import { preview } from 'vite';
import { builtSite, ports } from './site.ts';

/** Starts the local preview of the built site. */
export async function startPreview() {
  const server = await preview({ build: { outDir: builtSite }, preview: { port: ports.preview } });
  return { port: ports.preview, stop: () => server.close() };
}
