import { Trans, useTranslation } from 'react-i18next';
import { EmailLink } from '../components/EmailLink.tsx';
import { PhoneLink } from '../components/PhoneLink.tsx';
import { href } from '../href.ts';
import { languages } from '../i18n/languages.ts';
import { usePage } from '../page-context.ts';
import { facts } from '../site/facts.ts';
import { NavLinks } from './NavLinks.tsx';

/**
 * The footer: links to every page, the e-mail address and telephone number, the languages, and the copyright
 * with the year (spec §2).
 */
export function Footer() {
  const { t } = useTranslation();
  const { to } = usePage();
  const { phone } = facts.publisher;
  const headings = {
    footer: t(($) => $.footer.siteHeading),
    legal: t(($) => $.footer.legalHeading),
  };
  return (
    <footer className="page-column site-footer">
      <div>
        <p className="footer-heading">{facts.product}</p>
        <p className="py-1 leading-6">{t(($) => $.footer.tagline)}</p>
      </div>
      {(['footer', 'legal'] as const).map((list) => (
        <nav key={list} aria-labelledby={`links-${list}`}>
          <p id={`links-${list}`} className="footer-heading">
            {headings[list]}
          </p>
          <ul className="-ms-3">
            <NavLinks list={list} isSmall />
            {list === 'legal' && (
              <li>
                <a
                  className="nav-link nav-link-small"
                  href={`${to('mentions-legales')}#accessibilite`}
                >
                  {t(($) => $.footer.accessibility)}
                </a>
              </li>
            )}
          </ul>
        </nav>
      ))}
      <div>
        <p className="footer-heading">{t(($) => $.footer.contactHeading)}</p>
        <p className="py-1 leading-6">
          <EmailLink />
        </p>
        {phone && (
          <p className="py-1 leading-6">
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
      <LanguageSwitch />
      <p className="col-span-full text-soft">
        <Trans
          t={t}
          i18nKey={($) => $.footer.copyright}
          // The year of the build. `year.client.ts` replaces it with that of the visitor's clock.
          values={{ year: new Date().getFullYear() }}
          components={{ year: <span data-year="" /> }}
        />
      </p>
    </footer>
  );
}

/** Links to the page in every language, each in its own name. A 404 page links to home pages. */
function LanguageSwitch() {
  const { t } = useTranslation();
  const { page, language } = usePage();
  if (languages.length < 2) {
    return null;
  }
  return (
    <nav aria-label={t(($) => $.footer.languages)}>
      <ul className="flex flex-wrap -ms-3">
        {languages.map((other) => (
          <li key={other.tag}>
            <a
              className="nav-link nav-link-small"
              href={href(page === 'not-found' ? 'home' : page, other)}
              hrefLang={other.tag}
              lang={other.tag}
              dir={other.dir}
              aria-current={other === language ? 'true' : undefined}
            >
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
