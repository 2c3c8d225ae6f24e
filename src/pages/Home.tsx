import { Trans, useTranslation } from 'react-i18next';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { ContactButton } from '../components/ContactButton.tsx';
import { Tags } from '../components/Lists.tsx';
import { WeekPicture } from '../components/pictures/WeekPicture.tsx';
import { Features } from './home/Features.tsx';
import { Offer } from './home/Offer.tsx';
import { Readers } from './home/Readers.tsx';
import { Trust } from './home/Trust.tsx';

/** `/`: what the product does, for whom, and the ways to meet it (spec §1, §2). */
export function Home() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  return (
    <>
      <div className="paper-ruled pt-8 pb-wide">
        <div className="ui-wrap ui-hero-columns items-start lg:grid-rows-[auto_1fr] lg:gap-y-8">
          <div className="ui-stack gap-6 lg:pt-16">
            <h1 className="paper-lines">{t(($) => $.hero.heading)}</h1>
            <p className="ui-lead">{t(($) => $.hero.lead)}</p>
            <div className="ui-actions">
              <ContactButton purpose="demo">{t(($) => $.hero.demo)}</ContactButton>
              <ContactButton purpose="contact" variant="secondary">
                {t(($) => $.hero.expert)}
              </ContactButton>
            </div>
          </div>
          <div className="lg:[grid-area:1/2/span_2]">
            <WeekPicture />
            <p className="hero-banner">
              <Trans t={t} i18nKey={($) => $.hero.banner} components={{ strong: <strong /> }} />
            </p>
          </div>
          <Tags label={t(($) => $.hero.chipsLabel)} items={t(($) => $.hero.chips, { returnObjects: true })} />
        </div>
      </div>
      <Readers />
      <Features />
      <Offer />
      <Trust />
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="demo">{common(($) => $.closing.demo)}</ContactButton>
        <ContactButton purpose="contact" variant="secondary">
          {common(($) => $.closing.expert)}
        </ContactButton>
      </ClosingBand>
    </>
  );
}
