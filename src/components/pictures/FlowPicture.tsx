import { useTranslation } from 'react-i18next';
import { At, Bar } from './parts.tsx';
import { Sheet } from './Sheet.tsx';
import { Words } from './Words.tsx';

/** The path of the hours through the software and its database, wherever both are installed (spec §1). */
export function FlowPicture() {
  const { t } = useTranslation('hosting');
  const flow = t(($) => $.hero.flow, { returnObjects: true });
  const rows = [
    [flow.structures, flow.entries],
    [flow.place, flow.software, flow.database],
    [flow.payroll, flow.file],
  ] as const;
  return (
    <Sheet height={356} title={flow.title} rows={rows}>
      <Bar className="fill-paper stroke-rule" x={24} y={20} width={312} height="48" rx="6" />
      <Words bold middle x={180} y={49} text={flow.structures} />
      <Arrow y={68} text={flow.entries} />
      <Bar
        className="fill-wash stroke-ink stroke-2 [stroke-dasharray:6_4]"
        x={24}
        y={112}
        width={312}
        height="136"
        rx="6"
      />
      <Words bold middle x={180} y={138} room={304} text={flow.place} />
      <Bar className="ui-cell fill-yellow" x={40} y={154} width={132} height="78" rx="6" />
      <At x={106} y={168}>
        <path className="fill-none stroke-on-highlight stroke-2" d="M-16 0h32v22h-32zM-16 7h32M-8 13h6m4 0h6m-16 5h6" />
        <Words middle y={48} room={128} className="fill-on-highlight" text={flow.software} />
      </At>
      <Bar className="ui-cell fill-blue" x={188} y={154} width={132} height="78" rx="6" />
      <At x={254} y={168}>
        <path
          className="fill-none stroke-on-highlight stroke-2"
          d="M-13 4a13 4 0 0 1 26 0v14a13 4 0 0 1-26 0zm0 0a13 4 0 0 0 26 0m-26 7a13 4 0 0 0 26 0"
        />
        <Words middle y={48} room={128} className="fill-on-highlight" text={flow.database} />
      </At>
      <Arrow y={248} text={flow.file} />
      <Bar className="fill-paper stroke-rule" x={24} y={292} width={312} height="48" rx="6" />
      <Words bold middle x={180} y={321} text={flow.payroll} />
    </Sheet>
  );
}

function Arrow({ y, text }: { y: number; text: string }) {
  return (
    <At x={72} y={y}>
      <path className="ui-pen" d="M0 7v30m-7-8 7 8 7-8" />
      <Words dx={20} y={27} room={238} text={text} />
    </At>
  );
}
