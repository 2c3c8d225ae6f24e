/**
 * `npm run bench:contact`: what a visitor waits for at each step of the contact form on a slow phone, and what a press
 * costs the processor beside bare pages. It fails when a step takes longer than what is called good.
 */
import { interleave, median } from './interleave.ts';
import { contactJourney } from './journey.ts';
import { processorOfPress } from './processor.ts';
import { bare, bareLinks, serveSite } from './serve-site.ts';
import { slowdown } from './throttled.ts';

/** Milliseconds to the next paint that Interaction to Next Paint calls good. */
const goodInteraction = 200;

const rounds = Number(process.env.ROUNDS ?? 5);
const sites = await Promise.all([
  serveSite('dist'),
  serveSite('dist', bare),
  serveSite('dist', bareLinks),
]);
const [journeys = []] = await interleave(sites.slice(0, 1), '/', rounds, contactJourney);
const presses = await interleave(sites, '/', 2 * rounds, processorOfPress);
await Promise.all(sites.map(({ stop }) => stop()));

const steps = Object.keys(journeys[0] ?? {}).map((step) => {
  const slowest = Math.max(...journeys.map((journey) => journey[step] ?? Number.NaN));
  return { step, median: median(journeys, step), slowest };
});
console.log(
  `Milliseconds from a tap or key to the next paint, 1.6 Mbit/s, processor ${slowdown} times slower, ${rounds} visits`,
);
console.table(steps);
if (steps.some((step) => !(step.median <= goodInteraction))) {
  process.exitCode = 1;
}

console.log('Milliseconds of processor from a press to what opens, without throttling');
console.table(
  ['this page', 'bare panel', '600 bare links'].map((page, index) => {
    const cost = (name: string) => median(presses[index] ?? [], name).toFixed(1);
    return { page, all: cost('all'), styles: cost('styles'), layout: cost('layout') };
  }),
);
