import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { TickList } from '../../components/TickList.tsx';
import { usePage } from '../../page-context.ts';

/** What the product does for compliance with the GDPR (spec §1; claims as in the facts for the copy). */
export function Privacy() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  return (
    <Section id="rgpd" heading={t(($) => $.privacy.heading)} lead={t(($) => $.privacy.body)}>
      <TickList items={t(($) => $.privacy.points, { returnObjects: true })} />
      <p>
        <a className="more" href={to('hosting')}>
          {t(($) => $.privacy.link)}
        </a>
      </p>
    </Section>
  );
}
