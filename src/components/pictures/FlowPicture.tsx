import { useTranslation } from 'react-i18next';
import { Label } from './Label.tsx';
import { Picture } from './Picture.tsx';
import { PixelGroup, Rect } from './shapes.tsx';

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
    <Picture height={356} title={flow.title} rows={rows}>
      <Rect className="fill-paper stroke-rule" x={24} y={20} width={312} height="48" rx="6" />
      <Label bold anchor="middle" x={180} y={49} text={flow.structures} />
      <Arrow y={68} text={flow.entries} />
      <Rect
        className="fill-wash stroke-ink stroke-2 [stroke-dasharray:6_4]"
        x={24}
        y={112}
        width={312}
        height="136"
        rx="6"
      />
      <Label bold anchor="middle" x={180} y={138} maxWidth={304} text={flow.place} />
      <Component x={40} className="fill-yellow" text={flow.software} icon={application} />
      <Component x={188} className="fill-blue" text={flow.database} icon={database} />
      <Arrow y={248} text={flow.file} />
      <Rect className="fill-paper stroke-rule" x={24} y={292} width={312} height="48" rx="6" />
      <Label bold anchor="middle" x={180} y={321} text={flow.payroll} />
    </Picture>
  );
}

/** A window and a cylinder, as path data around the middle of their upper edge. */
const application = 'M-16 0h32v22h-32zM-16 7h32M-8 13h6m4 0h6m-16 5h6';
const database = 'M-13 4a13 4 0 0 1 26 0v14a13 4 0 0 1-26 0zm0 0a13 4 0 0 0 26 0m-26 7a13 4 0 0 0 26 0';

function Component({ x, className, text, icon }: { x: number; className: string; text: string; icon: string }) {
  return (
    <>
      <Rect className={`ui-cell ${className}`} x={x} y={154} width={132} height="78" rx="6" />
      <PixelGroup x={x + 66} y={168}>
        <path className="fill-none stroke-on-highlight stroke-2" d={icon} />
      </PixelGroup>
      <Label anchor="middle" x={x + 66} y={216} maxWidth={128} className="fill-on-highlight" text={text} />
    </>
  );
}

function Arrow({ y, text }: { y: number; text: string }) {
  return (
    <>
      <PixelGroup x={72} y={y}>
        <path className="ui-pen" d="M0 7v30m-7-8 7 8 7-8" />
      </PixelGroup>
      <Label x={72} dx={20} y={y + 27} maxWidth={238} text={text} />
    </>
  );
}
