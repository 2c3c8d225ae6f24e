import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages.ts';
import { usePage } from '../page-context.ts';

/**
 * The way to the same page in the other languages, each named in itself; nothing while there is one language.
 * A page that does not exist is none to go to: from there the way leads home.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { page, language, href } = usePage();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t(($) => $.footer.languages)}>
      <ul className="-ms-3 flex flex-wrap">
        {languages.map(({ tag, name }) => (
          <li key={tag}>
            <a
              className="ui-nav-link"
              href={href(page === 'not-found' ? 'home' : page, tag)}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === language ? 'true' : undefined}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
