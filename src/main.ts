import './styles.ts';
import { editCircuit } from './browser/edit-circuit.ts';
import { ignoreHeldEnter } from './browser/held-enter.ts';
import { closeMenus } from './browser/menus.ts';
import { markArticles } from './browser/toc.ts';
import { startContactForm } from './contact/browser/start.ts';

closeMenus();
ignoreHeldEnter();
startContactForm();

const toc = document.querySelector('[data-toc]');
if (toc) {
  markArticles(toc);
}

const circuit = document.querySelector<HTMLElement>('[data-circuit]');
if (circuit) {
  editCircuit(circuit);
}

// The copyright shows the current year (spec §2, footer), but never an earlier one than that of the
// build: a visitor's clock may be behind.
const year = document.querySelector('[data-year]');
if (year) {
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}
