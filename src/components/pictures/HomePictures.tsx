import { Fragment } from 'react';
import { hoursOf, useWeekTexts } from './example-week.ts';
import { Chips, fittingSize, Label } from './Label.tsx';
import { ceiling } from './OvertimePictures.tsx';
import { Picture } from './Picture.tsx';
import { PixelGroup, Rect, VerticalLine } from './shapes.tsx';

/** What can be configured: headings, events, structures, services; the other pictures use these names (spec §1). */
export function SettingsPicture() {
  const { t, planning } = useWeekTexts();
  const { structures } = t(($) => $.board, { returnObjects: true });
  const settings = t(($) => $.settings, { returnObjects: true });
  const rows = [
    [settings.rubrics, ...Object.values(settings.rubricNames)],
    [settings.events, ...Object.values(planning.moments), planning.leisure],
    [settings.structures, ...Object.values(structures)],
    [settings.services, ...Object.values(settings.serviceNames)],
  ];
  return (
    <Picture height={250} title={settings.title} rows={rows}>
      {rows.map(([label, ...texts], index) => (
        <Fragment key={label}>
          <Label bold x={24} y={30 + index * 58} text={label} />
          <Chips y={38 + index * 58} texts={texts} />
        </Fragment>
      ))}
    </Picture>
  );
}

const stepX = (step: number) => 60 + step * 120;

/** The same hours at three steps: what was done is entered, validated twice and exported (spec §1, §2: reliable data, one database). */
export function SamePicture() {
  const { t, hours } = useWeekTexts();
  const same = t(($) => $.same, { returnObjects: true });
  const total = hours(hoursOf());
  const { entry, validation, export: exported } = same.steps;
  // Half of the text in the middle and half of a neighbour share the distance between their centres.
  const fontSize = fittingSize(
    116,
    (validation.length + Math.max(entry.length, exported.length)) / 2,
  );
  return (
    <Picture
      height={112}
      title={same.title}
      rows={Object.values(same.steps).map((step) => [step, total])}
    >
      {Object.entries(same.steps).map(([key, step], index) => (
        <Fragment key={key}>
          <Label large anchor="middle" x={stepX(index)} y={54} text={total} />
          <Label anchor="middle" x={stepX(index)} y={86} fontSize={fontSize} text={step} />
          {index > 0 && (
            <PixelGroup x={stepX(index - 0.5)} y={44}>
              <path className="ui-pen" d="M-8 0h16m-16 8h16" />
            </PixelGroup>
          )}
        </Fragment>
      ))}
    </Picture>
  );
}

/** Overtime of the month of three permanent agents; the last has reached the ceiling. */
const agents = [
  { key: 'permanent', count: 12 },
  { key: 'contractual', count: 19 },
  { key: 'permanentAtCeiling', count: ceiling },
] as const;
const hour = 262 / ceiling;
const counterY = (index: number) => 16 + index * 46;

/** The counters of a few permanent agents, one of them stopped at the ceiling (spec §1, §9). */
export function CountersPicture() {
  const { t, hours } = useWeekTexts();
  const counters = t(($) => $.counters, { returnObjects: true });
  const rows = agents.map(({ key, count }) => {
    const shut = count >= ceiling ? [counters.shut] : [];
    return [counters.agents[key], hours(count), ...shut];
  });
  return (
    <Picture height={counterY(agents.length) + 4} title={counters.title} rows={rows}>
      {agents.map(({ key, count }, index) => {
        const y = counterY(index);
        const isShut = count >= ceiling;
        return (
          <Fragment key={key}>
            <Label
              x={24}
              y={y + 12}
              maxWidth={isShut ? 102 : undefined}
              text={counters.agents[key]}
            />
            {isShut && (
              <Label
                bold
                className="fill-stamp"
                x={130}
                y={y + 12}
                maxWidth={150}
                text={counters.shut}
              />
            )}
            <Label bold anchor="end" x={336} y={y + 33} text={hours(count)} />
            <Rect
              className="fill-wash stroke-rule"
              x={24}
              y={y + 20}
              width={ceiling * hour}
              height="14"
            />
            <Rect
              className="ui-cell fill-green"
              x={24}
              y={y + 20}
              width={count * hour}
              height="14"
            />
          </Fragment>
        );
      })}
      <VerticalLine
        className="stroke-margin stroke-4"
        x={24 + ceiling * hour}
        y1={counterY(0) + 16}
        y2={counterY(agents.length) - 8}
      />
    </Picture>
  );
}
