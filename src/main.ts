import './styles.css';
import 'virtual:uno.css';
import { startPrintButton } from './components/print-button.client.ts';
import { startContactForm } from './contact/form.client.ts';
import { startMenus } from './layout/menus.client.ts';
import { showYear } from './layout/year.client.ts';
import { startCalendar } from './pages/deployment/calendar.client.ts';
import { startHoursSheet } from './pages/home/hours-sheet/hours-sheet.client.ts';
import { startOpenQuestions } from './pages/hosting/open-questions.client.ts';
import { startToc } from './pages/legal/toc.client.ts';
import { startGauge } from './pages/overtime-module/gauge.client.ts';

start(startMenus);
startIfPresent('[data-toc]', startToc);
startIfPresent('[data-hours-sheet]', startHoursSheet);
startIfPresent('[data-gauge]', startGauge);
startIfPresent('[data-calendar]', startCalendar);
startIfPresent('[data-open-questions]', startOpenQuestions);
startIfPresent('[data-print]', startPrintButton);
startIfPresent('[data-year]', showYear);
// Last: it takes over every contact button, that of the sheet of hours too.
start(startContactForm);

/** Starts the script of a part that only some pages have. */
function startIfPresent(selector: string, startPart: (part: HTMLElement) => void): void {
  const part = document.querySelector<HTMLElement>(selector);
  if (part) {
    start(() => startPart(part));
  }
}

/** Starts a script. One that an extension breaks leaves the others alone. */
function start(script: () => void): void {
  try {
    script();
  } catch (error) {
    console.error(error);
  }
}
