import './styles/tokens.css';
import './styles/base.css';
import './styles/paper.css';
import './components/Table.css';
import './components/components.css';
import './components/pictures/pictures.css';
import './pages/pages.css';
import './layout/layout.css';
import './contact/markup/contact.css';
import './styles/motion.css';
import 'virtual:uno.css';
import './styles/media.css';
import { measureWhenIdle } from './browser/measure-when-idle.ts';
import { closeMenusByThemselves } from './browser/menus.ts';
import { updateYear } from './browser/year.ts';
import { openContactOnDemand } from './contact/page/open-on-demand.ts';

closeMenusByThemselves();
openContactOnDemand();
// Only legal pages have a table of contents.
if (document.querySelector('[data-toc]')) import('./browser/toc.ts');
updateYear();
measureWhenIdle();
