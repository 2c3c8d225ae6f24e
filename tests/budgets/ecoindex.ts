/** Upper bounds of the twenty classes of the published method, for elements, requests and kilobytes. */
const quantiles = {
  elements: [
    0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801, 2479, 594601,
  ],
  requests: [0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920],
  kilobytes: [
    0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27, 1876.08, 2142.06,
    2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
  ],
};

/**
 * @param visit what a first visit costs: elements outside drawings, and the bytes of all requests, compressed.
 * @returns the EcoIndex of a page by the published method, from 0 to 100; above 80 is an A.
 */
export function ecoIndex(visit: Record<'elements' | 'requests' | 'bytes', number>): number {
  const { elements, requests, bytes } = visit;
  const { elements: byElements, requests: byRequests, kilobytes } = quantiles;
  return (
    100 - (5 * (3 * rank(byElements, elements) + 2 * rank(byRequests, requests) + rank(kilobytes, bytes / 1024))) / 6
  );
}

/** @returns where a value lies among the classes: the class and the share of it. */
function rank(bounds: number[], value: number): number {
  const index = bounds.findIndex((bound) => value < bound);
  if (index < 1) return 0;
  const [low = 0, high = 1] = [bounds[index - 1], bounds[index]];
  return index - 1 + (value - low) / (high - low);
}
