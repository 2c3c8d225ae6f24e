import { useTranslation } from 'react-i18next';
import type { PageId, Resources } from '../../i18n/resources.ts';
import { Article, type LegalArticle } from './Article.tsx';

/** A page whose locale file has articles. */
type LegalPageId = { [Id in PageId]: Resources[Id] extends { articles: object } ? Id : never }[PageId];

interface LegalPageProps {
  page: LegalPageId;
  /** Paragraphs that depend on the settings, added at the end of the article with this anchor. */
  additions?: Record<string, Record<string, string>>;
}

/** A legal text: a table of contents, then numbered articles with anchors (spec §2). */
export function LegalPage({ page, additions = {} }: LegalPageProps) {
  const { t: common } = useTranslation();
  const { t } = useTranslation(page);
  const articles = Object.entries<LegalArticle>(t(($) => $.articles, { returnObjects: true }));
  return (
    <>
      <div className="ruled page-hero">
        <div className="wrap stack">
          <h1 className="hero-heading">{t(($) => $.heading)}</h1>
          <p className="lead">{t(($) => $.lead)}</p>
          <p className="tag mb-3.5">{t(($) => $.effective)}</p>
        </div>
      </div>
      <div className="wrap grid gap-10 py-wide lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16">
        <nav className="beside-text" aria-labelledby="contents">
          <p id="contents" className="font-600 text-ink">
            {common(($) => $.legalPage.contents)}
          </p>
          <ol className="[counter-reset:item] text-small" data-toc="">
            {articles.map(([id, { title }]) => (
              <li key={id}>
                <a className="toc-entry" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="articles @container grid gap-12">
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
