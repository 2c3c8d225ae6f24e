import type { Hosting } from './hostings.ts';

/** In a square of 64: a town hall, and France. */
const outlines = {
  onPremise: 'M32 23V5h13l-3 4 3 4H32M5 62V36h14l13-13 13 13h14v26zM12 44h5v8h-5zM47 44h5v8h-5z',
  cloud:
    'M33 1l8 7 2-1 5 4 3 2 7 2-3 8-3 2-3 7 4 2-1 6 3 8-6 4-5-2-5 0-4 6-6-1-9-1-6-3 3-8 0-7-1-4-3-6-5-2-6-2-1-4 6-2 7 1 2 0-2-7 3 0 4 2 1-1 6-4 1-4zM63 53l1 6-1 4-3-5z',
} satisfies Record<Hosting, string>;

const blocks = { onPremise: 'M25 43h14v14H25z', cloud: 'M27 25h14v14H27z' };

/** Where the software is, as a block in its colour: in a town hall, or on a map of France. */
export function HostingDrawing({ hosting }: { hosting: Hosting }) {
  return (
    <svg className="hosting-drawing" viewBox="0 0 64 64" aria-hidden="true">
      <path d={outlines[hosting]} />
      <path className="text-action" fill="currentColor" stroke="none" d={blocks[hosting]} />
    </svg>
  );
}
