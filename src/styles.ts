/*
 * Every style sheet of the site, in the order of the cascade. The build joins them, and inlines
 * in every page what it uses. They are listed here because the browser loads no component that
 * could import its own.
 */
import './styles/fonts.css';
import './styles/sizes.css';
import './styles/base.css';
import './styles/paper.css';
import './styles/on-lines.css';

// Components. Those that others build on come first.
import './components/Sections.css';
import './components/Stamp.css';
import './components/Table.css';
import './components/pictures/Picture.css';
import './components/pictures/HandDrawn.css';
import './components/pictures/Bar.css';
import './components/pictures/Calendar.css';
import './components/hours-sheet/HoursSheet.css';
import './components/pictures/Gauge.css';
import './components/pictures/Week.css';
import './layout/Header.css';
import './layout/Footer.css';
import './contact/contact.css';

// Pages.
import './pages/Home.css';
import './pages/home/Features.css';
import './pages/home/Offer.css';
import './pages/Deployment.css';
import './pages/Hosting.css';
import './pages/hosting/HostingQuestions.css';
import './pages/NotFound.css';
import './pages/legal/LegalPage.css';

// Utilities, and what overrides them.
import 'virtual:uno.css';
import './styles/print.css';
