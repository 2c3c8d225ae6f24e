import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { usePage } from '../../page-context.ts';

const order = ['hr', 'manager', 'it'] as const;

/** An entry for each reader: human resources, structure managers, the IT department (spec §1, target visitors). */
export function Readers() {
  const { t } = useTranslation('home');
  const { to } = usePage();
  const readers = t(($) => $.readers, { returnObjects: true });
  const addresses = { hr: '#validation', manager: '#planning', it: to('hosting') };
  return (
    <Section id="readers" heading={readers.heading}>
      <ul className="ui-columns">
        {order.map((key) => (
          <li key={key} className="ui-entry">
            <h3>
              <a className="reader-link" href={addresses[key]}>
                {readers.items[key].title}
              </a>
            </h3>
            <p>{readers.items[key].body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
