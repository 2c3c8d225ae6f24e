/**
 * `npm run bench:contact`: from a press without a hover to the form, and to a letter typed in it, beside a panel with
 * one field that bare HTML opens; measured as `npm run bench` does. It fails above the limits.
 */
import { interleave, median, ratio } from './interleave.ts';
import { processorOfPress } from './processor.ts';
import { bare, bareLinks, serveSite } from './serve-site.ts';
import { opening } from './throttled.ts';

/** Milliseconds from the press, each at most twice what the bare panel takes (spec §4: the modal opens on a press). */
const limits = { shown: 100, typed: 120 };

const rounds = Number(process.env.ROUNDS ?? 7);
const sites = await Promise.all([
  serveSite('dist'),
  serveSite('dist', bare),
  serveSite('dist', bareLinks),
]);
const [built = [], others = []] = await interleave(sites.slice(0, 2), '/', rounds, opening);
const work = await interleave(sites, '/', 2 * rounds, processorOfPress);
await Promise.all(sites.map(({ stop }) => stop()));

const rows = Object.entries(limits).map(([cost, limit]) => {
  const [form, panel] = [Math.round(median(built, cost)), Math.round(median(others, cost))];
  if (form > limit || form > 2 * panel) {
    process.exitCode = 1;
  }
  return {
    'press →': cost,
    'form (ms)': form,
    'bare panel (ms)': panel,
    '÷ bare': ratio(built, others, cost),
  };
});
console.table(rows);
console.log('Milliseconds of processor from a press to what opens, without throttling');
console.table(
  ['this page', 'bare panel', '600 bare links'].map((page, index) => {
    const cost = (name: string) => median(work[index] ?? [], name).toFixed(1);
    return { page, all: cost('all'), styles: cost('styles'), layout: cost('layout') };
  }),
);
