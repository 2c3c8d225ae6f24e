/**
 * `npm run bench:contact`: from a press without a hover to the form, and to a letter typed in it, beside a panel with
 * one field that bare HTML opens; measured as `npm run bench` does. It fails above the limits.
 */
import { interleave, median, ratio } from './interleave.ts';
import { bare, serveSite } from './serve-site.ts';
import { opening } from './throttled.ts';

/** Milliseconds from the press, each at most twice what the bare panel takes (spec §4: the modal opens on a press). */
const limits = { shown: 100, typed: 120 };

const sites = [await serveSite('dist'), await serveSite('dist', bare)];
const [built = [], others = []] = await interleave(sites, '/', Number(process.env.ROUNDS ?? 7), opening);
await Promise.all(sites.map(({ stop }) => stop()));

const rows = Object.entries(limits).map(([cost, limit]) => {
  const [form, panel] = [Math.round(median(built, cost)), Math.round(median(others, cost))];
  if (form > limit || form > 2 * panel) process.exitCode = 1;
  return { 'press →': cost, 'form (ms)': form, 'bare panel (ms)': panel, '÷ bare': ratio(built, others, cost) };
});
console.table(rows);
