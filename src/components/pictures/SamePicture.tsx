import { Fragment } from 'react';
import { hoursOf, useWeekTexts } from './example-week.ts';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { PixelGroup } from './shapes.tsx';

const stepY = (index: number) => 46 + index * 64;

/** The same hours at three steps: what was done is entered, validated twice and exported (spec §1, §2: reliable data, one database). */
export function SamePicture() {
  const { t, hours } = useWeekTexts();
  const same = t(($) => $.same, { returnObjects: true });
  const total = hours(hoursOf('done'));
  const steps = Object.values(same.steps);
  return (
    <Picture height={208} title={same.title} rows={steps.map((step) => [step, total])}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          <Label x={24} y={stepY(index)} maxWidth={190} text={step} />
          <Label large anchor="end" x={336} y={stepY(index)} text={total} />
          {index > 0 && (
            <PixelGroup x={336} y={stepY(index - 0.5)}>
              <path className="ui-pen" d="M-36-10h16m-16 8h16" />
            </PixelGroup>
          )}
        </Fragment>
      ))}
    </Picture>
  );
}
