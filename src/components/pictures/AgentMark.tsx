interface AgentMarkProps {
  /** Which of the three agents of the example. */
  role: number;
  x: number;
  y: number;
}

const shapes = ['M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', 'M-4.5-4.5h9v9h-9z', 'M0-5.5 5.5 4.5h-11z'];
export const tints = ['fill-yellow', 'fill-green', 'fill-blue'] as const;

/** A shape for each agent, so that nobody is told by a colour alone. */
export function AgentMark({ role, x, y }: AgentMarkProps) {
  return <path className="fill-on-highlight" d={shapes[role]} transform={`translate(${x} ${y})`} />;
}
