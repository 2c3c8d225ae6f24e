import { createHead, UnheadProvider } from '@unhead/react/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Its words are proved elsewhere.
vi.mock('../../src/contact/page/ContactDialog.tsx', () => ({ ContactDialog: () => null }));

test('a page that is built in another year says so, without a script', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  vi.useFakeTimers({ now: new Date('2033-05-06'), toFake: ['Date'] });
  const { Page } = await import('../../src/Page.tsx');
  const html = renderToStaticMarkup(
    <UnheadProvider value={createHead()}>
      <Page page="cgu" language="fr" />
    </UnheadProvider>,
  );
  expect(/data-year="">(\d+)/.exec(html)?.[1]).toBe('2033');
});
