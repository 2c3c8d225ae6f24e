import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from '../components/EmailLink.tsx';
import { site } from '../site/site.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLinks } from './NavLinks.tsx';

/** The footer: legal links, the direct way to write, and the copyright of the current year (spec §2). */
export function Footer() {
  const { t } = useTranslation();
  const headings = { footer: t(($) => $.footer.siteHeading), legal: t(($) => $.footer.legalHeading) };
  return (
    <footer className="pt-12 pb-8 border-t border-line-strong text-small">
      <div className="ui-wrap footer-columns">
        <div className="ui-stack col-span-full min-[52rem]:col-auto">
          <p className="ui-display text-1.25rem leading-none">{site.product}</p>
          <p>{t(($) => $.footer.tagline)}</p>
        </div>
        {(['footer', 'legal'] as const).map((place) => (
          <nav key={place} aria-labelledby={`links-${place}`}>
            <p id={`links-${place}`} className="ui-display text-1rem leading-[1.2]">
              {headings[place]}
            </p>
            <ul className="-ms-3 [&_a]:py-2.5">
              <NavLinks place={place} />
            </ul>
          </nav>
        ))}
        <div className="col-span-full min-[52rem]:col-auto">
          <p className="ui-display text-1rem leading-[1.2]">{t(($) => $.footer.contactHeading)}</p>
          <p className="[&>a]:py-2.5">
            <EmailLink />
          </p>
        </div>
        <LanguageSwitch />
        <p className="col-span-full text-soft">
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
