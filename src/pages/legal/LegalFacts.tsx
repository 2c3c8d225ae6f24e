import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/EmailLink.tsx';
import { formatEuros } from '../../i18n/format.ts';
import { usePage } from '../../page-context.ts';
import { site } from '../../site/site.ts';

/** Facts of the site under the labels of a legal page, but those that there are none of; one that is not given is marked. */
export function LegalFacts({ labels }: { labels: Record<string, string> }) {
  const { t } = useTranslation();
  const { formats } = usePage();
  const { publisher, host } = site;
  const values: Record<string, string | false | null> = {
    ...publisher,
    capital: formatEuros(publisher.capital, formats),
    hostName: host.name,
    hostAddress: host.address,
    hostPhone: host.phone,
  };
  return (
    <dl className="border-t border-line-strong">
      {Object.entries(labels)
        .filter(([fact]) => values[fact] !== false)
        .map(([fact, label]) => (
          <div
            key={fact}
            className="grid gap-x-6 py-2 border-b border-line-strong @[34rem]:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <dt className="font-600">{label}</dt>
            <dd>{fact === 'email' ? <EmailLink /> : (values[fact] ?? <mark>{t(($) => $.toComplete)}</mark>)}</dd>
          </div>
        ))}
    </dl>
  );
}
