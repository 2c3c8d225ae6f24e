import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format.ts';
import { usePage } from '../../page-context.ts';
import { LegalFacts } from './LegalFacts.tsx';
import { LegalText } from './LegalText.tsx';

export interface LegalArticle {
  title: string;
  /** Paragraphs; one that starts with « - » is an item of a list. */
  body: Readonly<Record<string, string>>;
  /** Fact of the site → its label on the page. */
  facts?: Record<string, string>;
}

/** One article of a legal text: an `h2` with an anchor, its paragraphs and lists, and the facts it states. */
export function Article({ id, number, article }: { id: string; number: number; article: LegalArticle }) {
  const { t } = useTranslation();
  const { formats } = usePage();
  return (
    <section className="grid gap-4">
      <h2 id={id} className="text-h3">
        <a className="text-inherit no-underline hover:underline" href={`#${id}`}>
          <span className="block pb-1 text-small text-soft tracking-0">
            {t(($) => $.legalPage.article, { number: formatNumber(number, formats) })}
          </span>{' '}
          {article.title}
        </a>
      </h2>
      {'facts' in article && article.facts && <LegalFacts labels={article.facts} />}
      {blocksOf(article.body).map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <LegalText text={block} />
          </p>
        ) : (
          <ul key={block.join()} className="grid gap-1.5 ps-5 max-w-68ch list-disc">
            {block.map((item) => (
              <li key={item}>
                <LegalText text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** Gathers consecutive list items, so that each list is one list. */
function blocksOf(body: LegalArticle['body']): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of Object.values(body)) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.slice(2));
    else blocks.push([line.slice(2)]);
  }
  return blocks;
}
