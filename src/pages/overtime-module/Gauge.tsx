import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { placeholder } from '../../i18n/fill-in.ts';
import { useHours } from '../../i18n/use-hours.ts';
import { columnsOf, refusedWidth } from './gauge-columns.ts';
import { ceiling, enteredWeeks, finishedMonth, leftHours, quotas, situations } from './month.ts';

/** The weeks of the month. The last one is the visitor's. */
const weeks = [...enteredWeeks, leftHours].map((count, index) => ({ number: index + 1, count }));

/**
 * An agent's month: the entries add up to the ceiling, the next one is refused (spec §1, §9). It is
 * rendered finished; `gauge.client.ts` lets the visitor enter hours until the entry is blocked.
 */
export function Gauge() {
  const { t } = useTranslation('overtime-module');
  const gauge = t(($) => $.gauge, { returnObjects: true });
  const { hours, hoursData } = useHours();
  return (
    <Picture title={gauge.title} className="gauge">
      <div
        className="gauge-month"
        data-gauge=""
        {...hoursData}
        data-request={t(($) => $.gaugeMessage, { situation: placeholder('situation') })}
      >
        <div className="gauge-hours">
          <p className={`gauge-ceiling ${columnsOf(ceiling)}`}>
            {gauge.ceiling} {hours(ceiling)}
          </p>
          <ol className={`gauge-weeks ${columnsOf(ceiling + refusedWidth)}`}>
            {weeks.map(({ number, count }) => (
              <li key={number} className={columnsOf(count)}>
                {t(($) => $.gaugeWeek, { number })}{' '}
                <span
                  className="segment gauge-entry"
                  data-part={number === weeks.length ? 'entry' : undefined}
                >
                  {hours(count)}
                </span>
              </li>
            ))}
            <li className={`gauge-refused ${columnsOf(refusedWidth)}`}>
              <span className="segment gauge-entry" data-part="refused">
                {hours(finishedMonth.refused)}
              </span>
            </li>
          </ol>
        </div>
        <p className="picture-foot gauge-foot">
          <span data-part="total">
            {gauge.total} <span data-part="hours">{hours(ceiling)}</span>
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
    <div className="picture-controls" data-part="controls" data-needs-script="">
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
        <Button size="small" data-add="0.5">
          {gauge.addHalf}
        </Button>
        <Button size="small" data-add="1">
          {gauge.addWhole}
        </Button>
        <Button size="small" data-add="0">
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
