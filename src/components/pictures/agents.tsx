import type { Role } from './example-week.ts';

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

/** For `fill`, on a page that has one `<AgentPatterns>`: the agent's colour, and its mark in the corner of the box. */
export const agentFill = (role: Role) => `url(#agent-${role})`;

/** One tile of a pattern is as large as the box that it fills. */
export function AgentPatterns() {
  return (Object.keys(shapes) as Role[]).map((role) => (
    <pattern key={role} id={`agent-${role}`} width="1" height="1">
      <rect className={agentColours[role]} width="100%" height="100%" />
      <AgentMark role={role} x={9} y={9} />
    </pattern>
  ));
}
