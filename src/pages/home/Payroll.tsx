import { useTranslation } from 'react-i18next';
import { ContactButton } from '../../components/ContactButton.tsx';
import { Section } from '../../components/Section.tsx';

const order = ['hris', 'payroll', 'time', 'shared'] as const;

/** The payroll export: four kinds of software, custom formats included in the subscription (spec §1). */
export function Payroll() {
  const { t } = useTranslation('home');
  const targets = t(($) => $.payroll.targets, { returnObjects: true });
  return (
    <Section id="export" heading={t(($) => $.payroll.heading)} lead={t(($) => $.payroll.lead)}>
      <div className="payroll">
        <dl className="targets">
          {order.map((key) => (
            <div key={key} className="target">
              <dt>{targets[key].title}</dt>
              <dd>{targets[key].body}</dd>
            </div>
          ))}
        </dl>
        <div className="slip stack">
          <h3>{t(($) => $.payroll.custom.title)}</h3>
          <p>{t(($) => $.payroll.custom.body)}</p>
          <ContactButton opening="customFormat" variant="secondary">
            {t(($) => $.payroll.custom.action)}
          </ContactButton>
        </div>
      </div>
    </Section>
  );
}
