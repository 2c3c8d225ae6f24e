import { useTranslation } from 'react-i18next';

const at = (hours: number) => 18 + (hours - 26) * 27;

/** The worked example: a 32 h job with 38 h worked, cut into its three kinds of hours. */
export function WeekOfHoursPicture() {
  const { t } = useTranslation('overtime-module');
  const example = t(($) => $.kinds.example, { returnObjects: true });
  const parts = [
    { tint: 'blue', from: 26, to: 32, label: example.base },
    { tint: 'yellow', from: 32, to: 35, label: example.complementary },
    { tint: 'pink', from: 35, to: 38, label: example.additional },
  ] as const;
  return (
    <svg className="picture" viewBox="0 0 360 132" role="img" aria-label={example.label}>
      <rect className="sheet" x="1" y="1" width="358" height="130" rx="10" />
      {parts.map(({ tint, from, to, label }, index) => (
        <g key={tint}>
          <rect className={`slot ${tint}`} x={at(from)} y="48" width={at(to) - at(from)} height="40" />
          <text
            className={index === 0 ? 'slot-label' : 'part-label'}
            x={(at(from) + at(to)) / 2}
            y={[74, 36, 36][index]}
          >
            {label}
          </text>
        </g>
      ))}
      {[32, 35, 38].map((hours) => (
        <g key={hours}>
          <path className="gauge-scale" d={`M${at(hours)} 88v10`} />
          <text className="gauge-hour" x={at(hours)} y="116">
            {hours}
          </text>
        </g>
      ))}
    </svg>
  );
}
