import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from '../components/EmailLink.tsx';
import { site } from '../site/site.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The footer: legal links, the direct way to write, and the copyright of the current year (spec §2). */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="stack">
          <p className="footer-brand">{site.product}</p>
          <p>{t(($) => $.footer.tagline)}</p>
        </div>
        <nav aria-labelledby="footer-site">
          <p id="footer-site" className="footer-label">
            {t(($) => $.footer.siteHeading)}
          </p>
          <ul className="footer-list">
            <NavLinks place="footer" />
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <p id="footer-legal" className="footer-label">
            {t(($) => $.footer.legalHeading)}
          </p>
          <ul className="footer-list">
            <NavLinks place="legal" />
          </ul>
        </nav>
        <div className="footer-contact">
          <p className="footer-label">{t(($) => $.footer.contactHeading)}</p>
          <p className="footer-email">
            <EmailLink />
          </p>
        </div>
        <LanguageSwitch />
        <p className="footer-copyright">
          <Trans
            t={t}
            i18nKey={($) => $.footer.copyright}
            values={{ year: String(buildYear) }}
            components={{ year: <span data-year="" /> }}
          />
        </p>
      </div>
    </footer>
  );
}

/** The year of the build; `browser.ts` brings it up to date when the visitor's clock is further on. */
const epoch = process.env.SOURCE_DATE_EPOCH;
const buildYear = (epoch ? new Date(Number(epoch) * 1000) : new Date()).getUTCFullYear();
