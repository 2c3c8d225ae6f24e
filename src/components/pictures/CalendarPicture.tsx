import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { Group, Rect, VerticalLine } from './shapes.tsx';

const weeks = [1, 2, 3, 4];
const weekWidth = 80;
/** Where a week starts; weeks are counted from 1. */
const startOf = (week: number) => 20 + (week - 1) * weekWidth;
/** The weeks that a deployment takes at least, and at most (spec §9). */
const [shortest, longest] = [2, 4];

/** The colour of each step. */
const colours = ['fill-yellow', 'fill-green', 'fill-blue', 'fill-pink'];

/** A calendar of the deployment: its four steps, within two weeks at the earliest and four at the latest (spec §2). */
export function CalendarPicture() {
  const { t } = useTranslation('deployment');
  const calendar = t(($) => $.hero.calendar, { returnObjects: true });
  const steps = Object.values(t(($) => $.timeline.steps, { returnObjects: true }));
  const titles = steps.map(({ title }, index) => `${index + 1} ${title}`);
  const end = (number: number) => t(($) => $.calendarEnd, { number });
  const rows = [
    [calendar.earliest, end(shortest), ...titles],
    [calendar.latest, end(longest), ...titles],
  ];
  return (
    <Picture height={344} title={calendar.title} rows={rows}>
      <Label bold x={20} y={34} text={calendar.weeks} />
      {weeks.map((week) => (
        <Fragment key={week}>
          <VerticalLine className="stroke-line-strong" x={startOf(week)} y1={48} y2={204} />
          <Label bold anchor="middle" x={startOf(week) + weekWidth / 2} y={64} text={week} />
        </Fragment>
      ))}
      <VerticalLine className="stroke-line-strong" x={startOf(longest + 1)} y1={48} y2={204} />
      <Track y={96} text={calendar.earliest} duration={shortest} />
      <Track y={164} text={calendar.latest} duration={longest} />
      {steps.map(({ title }, index) => (
        <Group key={title} x={20} y={222 + index * 28}>
          <rect className={`ui-cell ${colours[index]}`} width="20" height="20" />
          <Label
            bold
            anchor="middle"
            className="fill-on-highlight"
            dx={10}
            y={15}
            text={index + 1}
          />
          <Label dx={32} y={15} text={title} />
        </Group>
      ))}
    </Picture>
  );
}

interface TrackProps {
  y: number;
  text: string;
  /** In weeks. */
  duration: number;
}

/** The four steps, one after the other, and the day on which the last one ends. */
function Track({ y, text, duration }: TrackProps) {
  const width = (duration * weekWidth) / colours.length;
  return (
    <>
      <Label x={26} y={y} text={text} />
      {colours.map((colour, index) => (
        <Fragment key={colour}>
          <Rect
            className={`ui-cell ${colour}`}
            x={startOf(1) + index * width}
            y={y + 8}
            width={width}
            height="30"
          />
          <Label
            bold
            anchor="middle"
            className="fill-on-highlight"
            x={startOf(1) + (index + 0.5) * width}
            y={y + 28}
            text={index + 1}
          />
        </Fragment>
      ))}
      <VerticalLine className="ui-pen" x={startOf(duration + 1)} y1={y} y2={y + 46} />
    </>
  );
}
