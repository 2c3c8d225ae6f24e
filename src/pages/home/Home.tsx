import { Trans, useTranslation } from 'react-i18next';
import { PhoneLink } from '../../components/PhoneLink.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { Questions } from '../../components/Questions.tsx';
import { RichText } from '../../components/RichText.tsx';
import { ClosingBand, PageHero, Section } from '../../components/Sections.tsx';
import { ContactButton } from '../../contact/markup/ContactButton.tsx';
import { usePage } from '../../page-context.ts';
import { facts } from '../../site/facts.ts';
import { Features } from './Features.tsx';
import { HoursSheet } from './hours-sheet/HoursSheet.tsx';
import { Offer } from './Offer.tsx';
import { givenReferences, References } from './References.tsx';
import { Screens } from './Screens.tsx';

/** `/`: what the product does, for whom, and how to ask about it (spec §1, §2). */
export function Home() {
  const { t } = useTranslation('home');
  const questions = t(($) => $.questions, { returnObjects: true });
  return (
    <>
      <PageHero
        className="home-hero"
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        picture={<HeroPicture />}
      >
        <ContactButton purpose="demo" />
        <ContactButton purpose="contact" variant="secondary">
          {t(($) => $.hero.expert)}
        </ContactButton>
      </PageHero>
      <Chips />
      <Readers />
      <References />
      <Features />
      <Screens />
      <Offer />
      {/* From human resources (spec §1, target visitors). */}
      <Questions id="questions" questions={questions}>
        <ContactButton purpose="demo" />
        <PrintButton>{questions.print}</PrintButton>
      </Questions>
      <Trust />
      <ClosingBand heading={t(($) => $.closing.heading)} body={t(($) => $.closing.body)}>
        <ContactButton purpose="demo" />
        <ContactButton purpose="pricing" variant="secondary" />
      </ClosingBand>
    </>
  );
}

/** The sheet of hours and the banner, which stands below the words on wide screens (spec §2). */
function HeroPicture() {
  const { t } = useTranslation('home');
  return (
    <>
      <HoursSheet />
      <p className="hero-banner">
        <RichText text={t(($) => $.hero.banner)} /> {t(($) => $.hero.bannerMeaning)}
      </p>
    </>
  );
}

/** The four chips, at the lower edge of the hero (spec §2). */
function Chips() {
  const { t } = useTranslation('home');
  const chips = t(($) => $.hero.chips, { returnObjects: true });
  return (
    <ul className="page-column chips" aria-label={t(($) => $.hero.chipsLabel)}>
      {Object.entries(chips).map(([key, chip]) => (
        <li key={key}>{chip}</li>
      ))}
    </ul>
  );
}

const readerKeys = ['hr', 'manager', 'it'] as const;

/** An entry for each reader: HR, structure managers, IT (spec §1, target visitors). */
function Readers() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  const readers = t(($) => $.readers, { returnObjects: true });
  const pilot = <a href="#trust" />;
  const lead = <Trans t={t} i18nKey={($) => $.readers.lead} components={{ pilot }} />;
  const references = t(($) => $.references.items, { returnObjects: true });
  const addresses = { hr: '#export', manager: '#planning', it: `${to('hosting')}#fact-sheet` };
  return (
    <Section
      id="readers"
      heading={readers.heading}
      lead={givenReferences(references).length === 0 && lead}
    >
      <ul className="thirds">
        {readerKeys.map((key) => (
          <li key={key} className="term-group">
            <a className="term reader-link" href={addresses[key]}>
              {readers.items[key].title}
            </a>{' '}
            {readers.items[key].body}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Trust and partners, with the early adopters programme (spec §1, §2). The publisher's name comes
 * first and the telephone number last, once they are given.
 */
function Trust() {
  const { t } = useTranslation('home');
  const { name, phone } = facts.publisher;
  const pilot = t(($) => $.trust.pilot, { returnObjects: true });
  return (
    <Section id="trust" heading={t(($) => $.trust.heading)}>
      <div className="halves">
        <p>
          {name && <strong>{`${name}. `}</strong>}
          <RichText text={t(($) => $.trust.body)} />{' '}
          {phone && (
            <>
              {t(($) => $.direct.phone, { ns: 'common' })} <PhoneLink phone={phone} />
            </>
          )}
        </p>
        <div className="tabbed-card stack">
          <h3>{pilot.title}</h3>
          <p>{pilot.body}</p>
          <ContactButton purpose="pilot" variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
