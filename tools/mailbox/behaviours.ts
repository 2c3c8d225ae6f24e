import * as v from 'valibot';

const schema = v.object({
  /** `fail` answers with a status, `hang` never answers, `drop` closes the connection, `slow` answers late. */
  behave: v.picklist(['normal', 'fail', 'hang', 'drop', 'slow']),
  /** Of a failure; 412 is the answer of EmailJS when the mail service behind it refuses. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 412),
  /** Of slowness. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 2000),
});

export type Behaviour = v.InferOutput<typeof schema>;

const queues = new Map<string, Behaviour[]>();

/** Says how the mailbox treats the next request of a sender. @throws ValiError when the order makes no sense. */
export function orderBehaviour(sender: string, order: unknown): void {
  const behaviour = v.parse(schema, order);
  queues.set(sender, [...(queues.get(sender) ?? []), behaviour]);
}

/** @returns how to treat this request, which uses the order up. */
export function takeBehaviour(sender: string): Behaviour {
  return queues.get(sender)?.shift() ?? { behave: 'normal', status: 412, milliseconds: 2000 };
}
