import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { placeholder } from '../../i18n/fill-in.ts';
import { ceiling, enteredWeeks, leftHours, quotas, situations } from './month.ts';

/** The weeks of the month, in columns of half an hour. The last one is the visitor's. */
const weeks = [
  { number: 1, hours: enteredWeeks[0], span: 'col-span-14' },
  { number: 2, hours: enteredWeeks[1], span: 'col-span-14' },
  { number: 3, hours: enteredWeeks[2], span: 'col-span-10' },
  { number: 4, hours: leftHours, span: 'col-span-12', part: 'entry' },
];

/**
 * An agent's month: the entries add up to the ceiling, the next one is refused (spec §1, §9). It is
 * rendered finished; `gauge.client.ts` lets the visitor enter hours until the entry is blocked.
 */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const hoursText = (hours: number) => t(($) => $.gaugeHours, { hours });
  return (
    <Picture title={gauge.title} className="gauge">
      <div
        className="gauge-month"
        data-gauge=""
        data-whole-hours={t(($) => $.gaugeHours, { hours: placeholder('hours') })}
        data-half-hours={t(($) => $.gaugeHalfHours, { hours: placeholder('hours') })}
        data-request={t(($) => $.gaugeMessage, { situation: placeholder('situation') })}
      >
        <div className="gauge-hours">
          <p className="gauge-ceiling col-span-50">
            {gauge.ceiling} {hoursText(ceiling)}
          </p>
          <ol className="gauge-weeks col-span-58">
            {weeks.map(({ number, hours, span, part }) => (
              <li key={number} className={span}>
                {t(($) => $.gaugeWeek, { number })}{' '}
                <span className="segment gauge-entry" data-part={part}>
                  {hoursText(hours)}
                </span>
              </li>
            ))}
            <li className="gauge-refused col-span-8">
              <span className="segment gauge-entry" data-part="refused">
                {hoursText(1)}
              </span>
            </li>
          </ol>
        </div>
        <p className="picture-foot gauge-foot">
          <span data-part="total">
            {gauge.total} <span data-part="hours">{hoursText(ceiling)}</span>
          </span>{' '}
          <span className="stamp" data-part="stamp">
            {gauge.stamp}
          </span>
        </p>
        <Controls />
      </div>
    </Picture>
  );
}

/** What the visitor chooses and presses. The script shows it. */
function Controls() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  return (
    <div className="picture-controls" data-part="controls" data-waiting="">
      <fieldset>
        <legend className="sr-only">{gauge.situation}</legend>
        {situations.map((situation, index) => (
          <label key={situation}>
            <input type="radio" name="situation" value={situation} defaultChecked={index === 0} />{' '}
            {gauge.situations[situation]}
          </label>
        ))}
      </fieldset>
      <p>
        <Button size="small" data-hours="0.5">
          {gauge.addHalf}
        </Button>
        <Button size="small" data-hours="1">
          {gauge.addWhole}
        </Button>
        <Button size="small" data-hours="0">
          {gauge.restart}
        </Button>
      </p>
      <div className="gauge-notes">
        <p data-note="hint">{gauge.hint}</p>
        <p data-note="quota">{t(($) => $.gaugeQuota, { hours: quotas.partTime, ceiling })}</p>
        <p data-note="blocked">{t(($) => $.gaugeBlocked, { ceiling })}</p>
      </div>
      <p role="status" className="sr-only" data-part="status" />
    </div>
  );
}
