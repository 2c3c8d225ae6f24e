import './styles.ts';
import { closeMenus } from './browser/menus.ts';
import { whenIdle } from './browser/when-idle.ts';
import { startContactForm } from './contact/browser/start.ts';

closeMenus();
startContactForm();

// The table of contents of a legal page, and the sheet of hours of the home page, can be read
// without their scripts too.
const ignoreFailure = () => {};

const toc = document.querySelector('[data-toc]');
if (toc) {
  import('./browser/toc.ts').then(({ markArticles }) => markArticles(toc), ignoreFailure);
}

const circuit = document.querySelector<HTMLElement>('[data-circuit]');
if (circuit) {
  const play = () =>
    import('./browser/play-circuit.ts').then(
      ({ playCircuit }) => playCircuit(circuit),
      ignoreFailure,
    );
  addEventListener('load', () => whenIdle(play));
}

// The copyright shows the current year (spec §2, footer), but no year before the build, because a
// visitor's clock may be wrong.
const year = document.querySelector('[data-year]');
if (year) {
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}
