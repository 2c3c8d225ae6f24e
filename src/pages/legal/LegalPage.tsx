import { useTranslation } from 'react-i18next';
import { PageHero } from '../../components/Sections.tsx';
import type { Resources } from '../../i18n/resources.ts';
import type { PageId } from '../../pages.ts';
import { isServiceOutsideUnion } from '../../site/service-outside-union.ts';
import { settings } from '../../site/settings.ts';
import { Article, type LegalArticle } from './Article.tsx';

type LegalPageId = {
  [Id in PageId]: Resources[Id] extends { articles: object } ? Id : never;
}[PageId];

interface LegalPageProps {
  page: LegalPageId;
  /** Paragraphs that depend on the settings, added to the end of the article with this anchor. */
  additions?: Record<string, Record<string, string>>;
}

/** A legal text: a table of contents, then numbered articles with anchors (spec §2). */
export function LegalPage({ page, additions = {} }: LegalPageProps) {
  const { t: common } = useTranslation();
  const { t } = useTranslation(page);
  const articles = Object.entries<LegalArticle>(t(($) => $.articles, { returnObjects: true }));
  return (
    <>
      <PageHero
        heading={t(($) => $.heading)}
        lead={t(($) => $.lead)}
        note={t(($) => $.effective)}
      />
      <div className="page-column legal-columns">
        <nav aria-labelledby="contents">
          <p id="contents" className="toc-title">
            {common(($) => $.legalPage.contents)}
          </p>
          <ol className="toc" data-toc="">
            {articles.map(([id, { title }]) => (
              <li key={id}>
                <a className="toc-link" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="articles">
          {articles.map(([id, article], index) => (
            <Article
              key={id}
              id={id}
              number={index + 1}
              article={{ ...article, body: { ...article.body, ...additions[id] } }}
            />
          ))}
        </div>
      </div>
    </>
  );
}

type PolicyArticle = keyof Resources['politique-de-confidentialite']['articles'];

/**
 * `/politique-de-confidentialite`: 9 articles. The one on transfers depends on the country of the e-mail
 * service, those on recipients and trackers on the settings: they name where the scripts that measure
 * come from (spec §2, §7).
 */
export function PrivacyPolicy() {
  const { t } = useTranslation('politique-de-confidentialite');
  const { audienceScript, speedScript } = settings.measurement;
  const providers = [audienceScript, speedScript].flatMap((url) => (url ? new URL(url).host : []));
  const trackers = {
    ...(audienceScript && {
      audience: t(($) => $.trackingAudience, { provider: new URL(audienceScript).host }),
    }),
    ...(speedScript && {
      speed: t(($) => $.trackingSpeed, { provider: new URL(speedScript).host }),
    }),
    ...(providers.length === 0 && { none: t(($) => $.trackingNone) }),
  };
  const recipients = [...new Set(providers)].map((provider) => [
    provider,
    t(($) => $.trackingRecipient, { provider }),
  ]);
  const place = isServiceOutsideUnion ? 'outside' : 'inside';
  const additions: Partial<Record<PolicyArticle, Record<string, string>>> = {
    'destinataires-et-sous-traitants': Object.fromEntries(recipients),
    'transferts-hors-de-l-union-europeenne': t(($) => $.transfers[place], { returnObjects: true }),
    'securite-cookies-et-traceurs': trackers,
  };
  return <LegalPage page="politique-de-confidentialite" additions={additions} />;
}
