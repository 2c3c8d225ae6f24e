import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { RichText } from '../../components/RichText.tsx';
import { ToComplete } from '../../components/ToComplete.tsx';
import { euros } from '../../i18n/text-variables.ts';
import { usePage } from '../../page-context.ts';
import { facts } from '../../site/facts.ts';

export interface LegalArticle {
  title: string;
  /** Paragraphs. One that starts with `- ` is a list item. */
  body: Readonly<Record<string, string>>;
  facts?: Record<string, string>;
}

/** An article of a legal text: a heading with an anchor, facts, paragraphs and lists. */
export function Article({
  id,
  number,
  article,
}: {
  id: string;
  number: number;
  article: LegalArticle;
}) {
  const { t } = useTranslation();
  const { formats } = usePage().language;
  return (
    <section className="article">
      <h2 id={id} className="text-h3">
        <a className="article-anchor" href={`#${id}`}>
          <span className="in-margin article-number">
            <RichText
              text={t(($) => $.legalPage.article, { number: number.toLocaleString(formats) })}
            />
          </span>{' '}
          {article.title}
        </a>
      </h2>
      {article.facts && <Facts labels={article.facts} />}
      {blocksOf(article.body).map((block) =>
        typeof block === 'string' ? (
          <p key={block}>
            <RichText text={block} />
          </p>
        ) : (
          <ul key={block.join()}>
            {block.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/**
 * Facts about the publisher and the hosting company, with labels. `false` leaves a fact out. A fact
 * not given yet is marked.
 * @throws Error, in French, for a label of a fact that does not exist.
 */
function Facts({ labels }: { labels: Record<string, string> }) {
  const { formats } = usePage().language;
  const { publisher, hostingCompany } = facts;
  const values: Record<string, ReactNode> = {
    ...publisher,
    capital: euros(publisher.capital, formats),
    email: <EmailLink />,
    hostName: hostingCompany.name,
    hostAddress: hostingCompany.address,
    hostPhone: hostingCompany.phone,
  };
  const unknown = Object.keys(labels).find((fact) => !(fact in values));
  if (unknown !== undefined) {
    throw new Error(`mentions-legales.json : ${unknown} n’est pas un fait de src/site/facts.ts`);
  }
  return (
    <dl>
      {Object.entries(labels)
        .filter(([fact]) => values[fact] !== false)
        .map(([fact, label]) => (
          <div key={fact} className="article-fact">
            <dt className="font-600">{label}</dt>
            <dd>
              {/* Or a language written from right to left would show a telephone number reversed. */}
              <bdi>{values[fact] ?? <ToComplete />}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function blocksOf(body: LegalArticle['body']): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of Object.values(body)) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) {
      blocks.push(line);
    } else if (Array.isArray(last)) {
      last.push(line.slice(2));
    } else {
      blocks.push([line.slice(2)]);
    }
  }
  return blocks;
}
