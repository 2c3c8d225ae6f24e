import { Sheet } from './Sheet.tsx';

/** A server room of the town hall, wired to two workplaces. */
export function ServerRoomPicture({ label }: { label: string }) {
  return (
    <Sheet height={240} title={label}>
      <path className="fill-paper ui-outlined" d="M24 216V64l156-40 156 40v152z" />
      <rect className="fill-paper ui-outlined" x="56" y="88" width="72" height="128" rx="4" />
      {[100, 126, 152, 178].map((y) => (
        <g key={y}>
          <rect className="ui-cell fill-blue" x="64" y={y} width="56" height="20" rx="3" />
          <path className="stroke-on-highlight stroke-1.5" d={`M72 ${y + 10}h6m6 0h6`} />
        </g>
      ))}
      <path className="fill-none stroke-ink stroke-2 [stroke-dasharray:5_4]" d="M128 140h44V108h44M172 140v32h44" />
      <Screen y={88} />
      <Screen y={152} />
      <path className="ui-pen" d="m88 62 7 7 13-16" />
    </Sheet>
  );
}

function Screen({ y }: { y: number }) {
  return (
    <g>
      <rect className="ui-cell fill-yellow" x="216" y={y} width="72" height="40" rx="4" />
      <path className="stroke-on-highlight stroke-1.5" d={`M228 ${y + 14}h48m-48 12h30`} />
      <path className="stroke-ink stroke-2" d={`M252 ${y + 40}v8m-16 0h32`} />
    </g>
  );
}
