import 'virtual:heading-font.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/chrome.css';
import './styles/page.css';
import './styles/home.css';
import './styles/inner.css';
import './styles/pictures.css';
import './styles/contact.css';
import './styles/motion.css';
import './styles/print.css';
import 'virtual:uno.css';
import { closeMenusByThemselves } from './browser/menus.ts';
import { openContactOnDemand } from './browser/openings.ts';
import { followReader } from './browser/toc.ts';
import { updateYear } from './browser/year.ts';

closeMenusByThemselves();

// The script is async: from a cache it can run before the page that it works on is there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();

function start(): void {
  openContactOnDemand();
  followReader();
  updateYear();
}
