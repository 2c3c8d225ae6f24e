import { useTranslation } from 'react-i18next';
import { ceiling } from './ceiling.ts';
import { across, Bar } from './parts.tsx';
import { type Row, Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** Overtime of the month of three permanent agents; the last has reached the ceiling. */
const agents = [
  { key: 'permanent', count: 12 },
  { key: 'contractual', count: 19 },
  { key: 'permanentAtCeiling', count: ceiling },
] as const;
const at = (hours: number) => 24 + hours * (262 / ceiling);
const y = (index: number) => 16 + index * 46;

/** The counters of a few permanent agents, one of them stopped at the ceiling (spec §1, §9). */
export function CountersPicture() {
  const { t } = useTranslation('home');
  const counters = t(($) => $.counters, { returnObjects: true });
  const hours = (count: number) => t(($) => $.hours, { count });
  const rows = agents.map(({ key, count }): Row => {
    const shut = count >= ceiling ? [counters.shut] : [];
    return [counters.agents[key], hours(count), ...shut];
  });
  return (
    <Sheet height={y(agents.length) + 4} title={counters.title} rows={rows}>
      {agents.map(({ key, count }, index) => (
        <g key={key}>
          <Words x={24} y={y(index) + 12} room={count < ceiling ? undefined : 102} text={counters.agents[key]} />
          {count >= ceiling && (
            <Words bold className="fill-stamp" x={130} y={y(index) + 12} room={150} text={counters.shut} />
          )}
          <Words bold end x={336} y={y(index) + 33} text={hours(count)} />
          <Bar className="fill-wash stroke-rule" x={at(0)} y={y(index) + 20} width={at(ceiling) - at(0)} height="14" />
          <Bar className="ui-cell fill-green" x={at(0)} y={y(index) + 20} width={at(count) - at(0)} height="14" />
        </g>
      ))}
      <line
        className="stroke-margin stroke-4"
        x1={across(at(ceiling))}
        x2={across(at(ceiling))}
        y1={y(0) + 16}
        y2={y(agents.length) - 8}
      />
    </Sheet>
  );
}
