import { afterEach, expect, test, vi } from 'vitest';
import { fetchDialogCopy } from '../../../src/i18n/dialog-copy.ts';

const address = '/assets/contact-fr-abcdefgh.json';
const server = vi.fn<typeof fetch>();

function page(dataset: Record<string, string>) {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('fetch', server);
}

afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

test('the dialog speaks with the words that its page names', async () => {
  page({ dialogCopy: address });
  server.mockResolvedValue(Response.json({ close: 'Fermer' }));
  expect(await fetchDialogCopy()).toEqual({ close: 'Fermer' });
  expect(server).toHaveBeenCalledExactlyOnceWith(address);
});

test('words that the server no longer has are a failure', async () => {
  page({ dialogCopy: address });
  server.mockResolvedValue(new Response('<!doctype html>', { status: 404 }));
  await expect(fetchDialogCopy()).rejects.toThrow(SyntaxError);
});
