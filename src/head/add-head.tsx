import { createHead, transformHtmlTemplate, UnheadProvider } from '@unhead/react/server';
import { Outlet } from 'react-router-dom';
import type { ViteReactSSGContext } from 'vite-react-ssg';

/**
 * Gives a page a head of its own before it is rendered, because vite-react-ssg renders twenty at a
 * time. `useHead` fills it in.
 */
export function addHead(context: ViteReactSSGContext): void {
  // Without unhead's defaults, such as `<html lang="en">`.
  const head = createHead({ disableDefaults: true });
  const withHead = (
    <UnheadProvider value={head}>
      <Outlet />
    </UnheadProvider>
  );
  context.initialState.head = head;
  context.routes = [{ element: withHead, children: [...context.routes] }];
}

/**
 * Writes that head into the HTML of the rendered page. vite-react-ssg itself only writes a head of
 * react-helmet.
 */
export function writeHead(_path: string, html: string, { initialState }: ViteReactSSGContext) {
  return transformHtmlTemplate(initialState.head, html);
}
