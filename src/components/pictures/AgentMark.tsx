import type { Role } from './example-week.ts';

interface AgentMarkProps {
  /** Which of the three agents of the example. */
  role: Role;
  x: number;
  y: number;
}

const shapes: Record<Role, string> = {
  leader: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  secondLeader: 'M-4.5-4.5h9v9h-9z',
  supervisor: 'M0-5.5 5.5 4.5h-11z',
};
export const tints: Record<Role, string> = {
  leader: 'fill-yellow',
  secondLeader: 'fill-green',
  supervisor: 'fill-blue',
};

/** A shape for each agent, so that no agent is known by a colour alone. */
export function AgentMark({ role, x, y }: AgentMarkProps) {
  return <path className="fill-on-highlight" d={shapes[role]} transform={`translate(${x} ${y})`} />;
}
