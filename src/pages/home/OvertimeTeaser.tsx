import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { usePage } from '../../layout/page-context.ts';

/** The optional overtime module, in short, with the way to its page (spec §1). */
export function OvertimeTeaser() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  return (
    <Section id="overtime" tone="ruled" heading={t(($) => $.overtime.heading)} lead={t(($) => $.overtime.body)}>
      <p>
        <a className="more" href={to('overtime-module')}>
          {t(($) => $.overtime.link)}
        </a>
      </p>
    </Section>
  );
}
