import './styles.css';
import 'virtual:uno.css';
import { editHoursSheet } from './components/hours-sheet/HoursSheet.client.ts';
import { startContactForm } from './contact/form.client.ts';
import { closeMenus } from './layout/menus.client.ts';
import { markArticles } from './pages/legal/toc.client.ts';

closeMenus();
startContactForm();

const toc = document.querySelector('[data-toc]');
if (toc) {
  markArticles(toc);
}

const hoursSheet = document.querySelector<HTMLElement>('[data-hours-sheet]');
if (hoursSheet) {
  editHoursSheet(hoursSheet);
}

// Printing needs a script, so without one there is no button.
const printButton = document.querySelector<HTMLElement>('[data-print]');
if (printButton) {
  printButton.hidden = false;
  printButton.addEventListener('click', () => print());
}

// The copyright shows the current year (spec §2, footer), but never an earlier one than that of the
// build: a visitor's clock may be behind.
const year = document.querySelector('[data-year]');
if (year) {
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
}
