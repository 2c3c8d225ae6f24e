import { useTranslation } from 'react-i18next';
import { Sheet } from './Sheet.tsx';

/** Hours of each moment of a school day; Wednesday is one long slot (shapes: a row a moment). */
const schoolDay = [1, 3, 1, 2];
const wednesday = { index: 2, hours: 10 };
const replaced = { day: 3, moment: 3 };
const column = (day: number) => 68 + day * 56;
const row = (moment: number) => 56 + moment * 56;

/** The hero's picture: a week of an after-school service on ruled paper; it is described in words for who cannot see it. */
export function WeekPicture() {
  const { t } = useTranslation('home');
  const days = t(($) => $.planning.days, { returnObjects: true });
  const moments = t(($) => $.planning.moments, { returnObjects: true });
  const hours = (count: number) => t(($) => $.planning.hours, { count });
  const total = schoolDay.reduce((sum, count) => sum + count, 0) * (days.length - 1) + wednesday.hours;
  return (
    <Sheet name="week" height={368} title={t(($) => $.planning.title)} description={t(($) => $.planning.description)}>
      <path className="sheet-lines" d={ruling} />
      <path className="sheet-margin" d="M60 1v366" />
      {days.map((day, index) => (
        <text key={day} className="week-day" x={column(index) + 26} y="36">
          {day}
        </text>
      ))}
      {moments.map((moment, index) => (
        <text key={moment} className="week-moment" x="52" y={row(index) + 30}>
          {moment}
        </text>
      ))}
      {days.map((day, index) => (
        <g key={day}>
          {index === wednesday.index ? (
            <Slot tint="pink" x={column(index)} y={row(0)} height={216} label={hours(wednesday.hours)} />
          ) : (
            schoolDay.map((count, moment) => (
              <Slot
                key={moments[moment]}
                tint={tints[moment] ?? 'yellow'}
                x={column(index)}
                y={row(moment)}
                label={hours(count)}
                marked={index === replaced.day && moment === replaced.moment}
              />
            ))
          )}
        </g>
      ))}
      <text className="week-leisure" x={column(wednesday.index) + 26} y={row(1) + 30}>
        {t(($) => $.planning.leisure)}
      </text>
      <text className="week-note" x="74" y="306">
        {t(($) => $.planning.replaced)}
      </text>
      <path className="pen" d="M268 302c14-1 20-8 20-20m-6 5 6-6 6 6" />
      <text className="week-total" x="278" y="344">
        {t(($) => $.planning.total)}
      </text>
      <text className="week-sum" x="340" y="344">
        {hours(total)}
      </text>
      <path className="pen" d="M282 352h60m-58 5h56" />
    </Sheet>
  );
}

const tints = ['yellow', 'green', 'blue', 'yellow'] as const;
const ruling = Array.from({ length: 22 }, (_, index) => `M1 ${16 + index * 16}h358`).join('');

interface SlotProps {
  tint: 'yellow' | 'green' | 'blue' | 'pink';
  x: number;
  y: number;
  height?: number;
  label: string;
  /** Ringed by hand: somebody else takes this slot. */
  marked?: boolean;
}

function Slot({ tint, x, y, height = 48, label, marked = false }: SlotProps) {
  return (
    <>
      <rect className={`slot ${tint}`} x={x} y={y} width="52" height={height} rx="6" />
      <text className="slot-label" x={x + 26} y={y + height / 2 + 6}>
        {label}
      </text>
      {marked && <ellipse className="pen" cx={x + 26} cy={y + height / 2} rx="28" ry="25" />}
    </>
  );
}
