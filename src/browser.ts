import './styles.ts';
import { closeMenus } from './browser/menus.ts';
import { whenIdle } from './browser/when-idle.ts';
import { startContactForm } from './contact/page/open.ts';

closeMenus();
startContactForm();
// Only legal pages have a table of contents, which works without this script too.
if (document.querySelector('[data-toc]')) {
  import('./browser/toc.ts').catch(() => {});
}

// Only the home page has a sheet of hours. Its script is loaded when the sheet comes near.
const circuit = document.querySelector<HTMLElement>('[data-circuit]');
if (circuit) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        import('./components/pictures/play-circuit.ts').then(
          ({ playCircuit }) => playCircuit(circuit),
          () => {},
        );
      }
    },
    { rootMargin: '100%' },
  ).observe(circuit);
}

// The copyright shows the current year (spec §2, footer), but no year before the build, because a
// visitor's clock may be wrong.
const year = document.querySelector('[data-year]');
if (year) {
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}

if (__MEASUREMENT__) {
  const measurement = __MEASUREMENT__;
  const start = async () => (await import('./browser/measurement.ts')).measure(measurement);
  addEventListener('load', () => whenIdle(start));
}
