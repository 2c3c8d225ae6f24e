import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { hoursOf } from './example-week.ts';
import { fittingSize, Label } from './Label.tsx';
import { Picture, type Row } from './Picture.tsx';
import { PixelGroup } from './shapes.tsx';

const xOf = (step: number) => 60 + step * 120;

/** The same hours at three steps: what was done is entered, validated twice and exported (spec §1, §2: reliable data, one database). */
export function SamePicture() {
  const { t } = useTranslation('home');
  const same = t(($) => $.same, { returnObjects: true });
  const hours = t(($) => $.hours, { count: hoursOf() });
  const { entry, validation, export: exported } = same.steps;
  // Half of the text in the middle and half of a neighbour share the distance between their centres.
  const letters = (validation.length + Math.max(entry.length, exported.length)) / 2;
  const fontSize = fittingSize(116, letters);
  return (
    <Picture height={112} title={same.title} rows={Object.values(same.steps).map((step): Row => [step, hours])}>
      {Object.entries(same.steps).map(([key, step], index) => (
        <Fragment key={key}>
          <Label large anchor="middle" x={xOf(index)} y={54} text={hours} />
          <Label anchor="middle" x={xOf(index)} y={86} fontSize={fontSize} text={step} />
          {index > 0 && (
            <PixelGroup x={xOf(index - 0.5)} y={44}>
              <path className="ui-pen" d="M-8 0h16m-16 8h16" />
            </PixelGroup>
          )}
        </Fragment>
      ))}
    </Picture>
  );
}
