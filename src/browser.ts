import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/paper.css';
import './components/Table.css';
import './components/components.css';
import './components/pictures/pictures.css';
import './pages/pages.css';
import './layout/layout.css';
import './contact/contact.css';
import './styles/motion.css';
import 'virtual:uno.css';
import './styles/media.css';
import { closeMenus } from './browser/menus.ts';
import { whenIdle } from './browser/when-idle.ts';
import { startContactForm } from './contact/open.ts';
import type { Settings } from './site/settings.ts';

/** Replaced by the build; `null` when no measurement is configured, which leaves this code out (spec §7). */
declare const __MEASUREMENT__: Settings['measurement'] | null;

closeMenus();
startContactForm();
// Only legal pages have a table of contents, which works without its script too.
if (document.querySelector('[data-toc]')) {
  import('./browser/toc.ts').catch(() => {});
}

// The sheet of hours on the home page can be touched once it is near; without the script it is read.
const circuit = document.querySelector('[data-circuit]');
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

// The copyright shows the current year (spec §2, footer); a visitor's clock may be wrong: never one before the build's.
const year = document.querySelector('[data-year]');
if (year) {
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}

if (__MEASUREMENT__) {
  const measurement = __MEASUREMENT__;
  const start = async () => (await import('./browser/measurement.ts')).measure(measurement);
  addEventListener('load', () => whenIdle(start));
}
