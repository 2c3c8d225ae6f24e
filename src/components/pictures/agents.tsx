import type { Role } from './example-week.ts';
import { PixelGroup } from './shapes.tsx';

const shapes: Record<Role, string> = {
  leader: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  secondLeader: 'M-4.5-4.5h9v9h-9z',
  supervisor: 'M0-5.5 5.5 4.5h-11z',
};
export const agentColours: Record<Role, string> = {
  leader: 'fill-yellow',
  secondLeader: 'fill-green',
  supervisor: 'fill-blue',
};

/** A shape for each agent, so that no agent is known by a colour alone; `x` and `y` are its centre, in pixels. */
export function AgentMark({ role, x, y }: { role: Role; x: number; y: number }) {
  return <path className="fill-on-highlight" d={shapes[role]} transform={`translate(${x} ${y})`} />;
}

/** A small box in the agent's colour, with the mark in its middle. */
export function AgentSwatch({ role, x, y }: { role: Role; x: number; y: number }) {
  return (
    <PixelGroup x={x} y={y}>
      <rect className={`ui-cell ${agentColours[role]}`} width="18" height="18" rx="4" />
      <AgentMark role={role} x={9} y={9} />
    </PixelGroup>
  );
}
