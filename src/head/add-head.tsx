import { createHead, UnheadProvider } from '@unhead/react/server';
import { Outlet } from 'react-router-dom';
import type { ViteReactSSGContext } from 'vite-react-ssg';

/**
 * Gives a page a head of its own before it is rendered, because vite-react-ssg renders twenty at a
 * time. `useHead` fills it in, and `build/write-head.ts` writes it.
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
