import type { Driver } from './driver.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Gives the page a size. The window has borders of its own, so it is enlarged by what the page lacks, until the page
 * fits. It does not get narrower than its toolbar, which leaves a page 431 px.
 */
export async function resizePage(
  page: Size,
  run: Driver['run'],
  resizeWindow: (size: Size) => Promise<unknown>,
): Promise<void> {
  // The page gets its new size some frames later.
  const inner = () =>
    run(
      () =>
        new Promise<number[]>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve([innerWidth, innerHeight]))),
        ),
    );
  const wanted = { ...page };
  let before: number[] = [];
  for (let attempt = 0; attempt < 20; attempt++) {
    await resizeWindow(wanted);
    const now = await inner();
    const [width = 0, height = 0] = now;
    const settled = `${now}` === `${before}`;
    if ((width === page.width || (settled && attempt > 3 && width < 450)) && height === page.height) return;
    if (settled) {
      wanted.width += page.width - width;
      wanted.height += page.height - height;
    }
    before = settled ? [] : now;
  }
  throw new Error(`the page does not become ${page.width} × ${page.height}: ${await inner()}`);
}
