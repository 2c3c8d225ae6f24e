import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { Section } from '../../components/Section.tsx';

const order = ['incubator', 'network'] as const;

/** Trust and partners, with the early adopters programme (spec §1, §2). */
export function Trust() {
  const { t } = useTranslation('home');
  const partners = t(($) => $.trust.partners, { returnObjects: true });
  return (
    <Section id="trust" heading={t(($) => $.trust.heading)} lead={t(($) => $.trust.lead)}>
      <div className="trust">
        {order.map((key) => (
          <div key={key} className="partner">
            <h3>{partners[key].title}</h3>
            <p>{partners[key].body}</p>
          </div>
        ))}
        <div className="slip stack">
          <h3>{t(($) => $.trust.pilot.title)}</h3>
          <p>{t(($) => $.trust.pilot.body)}</p>
          <ContactButton opening="pilot">{t(($) => $.trust.pilot.action)}</ContactButton>
        </div>
      </div>
    </Section>
  );
}
