import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/pages.css';
import 'virtual:uno.css';
import { closeMenusByThemselves } from './browser/menus.ts';
import { updateYear } from './browser/year.ts';

closeMenusByThemselves();
updateYear();
