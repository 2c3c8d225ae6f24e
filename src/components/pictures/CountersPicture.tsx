import { useWeekTexts } from './example-week.ts';
import { ceiling } from './GaugePicture.tsx';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { Group, Rect, VerticalLine } from './shapes.tsx';

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
        const isShut = count >= ceiling;
        return (
          <Group key={key} y={counterY(index)}>
            <Label x={24} y={12} maxWidth={isShut ? 102 : undefined} text={counters.agents[key]} />
            {isShut && (
              <Label
                bold
                className="fill-stamp"
                x={130}
                y={12}
                maxWidth={150}
                text={counters.shut}
              />
            )}
            <Label bold anchor="end" x={336} y={33} text={hours(count)} />
            <Rect
              className="fill-wash stroke-rule"
              x={24}
              y={20}
              width={ceiling * hour}
              height="14"
            />
            <Rect className="ui-cell fill-green" x={24} y={20} width={count * hour} height="14" />
          </Group>
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
