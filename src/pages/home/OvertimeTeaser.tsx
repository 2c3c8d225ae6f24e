import { useTranslation } from 'react-i18next';
import { GaugePicture } from '../../components/pictures/GaugePicture.tsx';
import { Section } from '../../components/Section.tsx';
import { usePage } from '../../page-context.ts';

/** The optional overtime module, in short, with the way to its page (spec §1). */
export function OvertimeTeaser() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  return (
    <Section id="overtime" tone="ruled" heading={t(($) => $.overtime.heading)}>
      <div className="aside-picture">
        <div className="stack">
          <p className="lead">{t(($) => $.overtime.body)}</p>
          <a className="more" href={to('overtime-module')}>
            {t(($) => $.overtime.link)}
          </a>
        </div>
        <GaugePicture />
      </div>
    </Section>
  );
}
