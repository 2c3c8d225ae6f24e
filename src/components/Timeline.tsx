interface Step {
  title: string;
  body: string;
  deliverables: readonly string[];
  stakeholders: readonly string[];
}

interface TimelineProps {
  steps: readonly Step[];
  labels: { deliverables: string; stakeholders: string };
}

/** Steps one after the other, each with what it delivers and who takes part; it reads as a line at every width. */
export function Timeline({ steps, labels }: TimelineProps) {
  return (
    <ol className="[counter-reset:step] grid gap-12 xl:grid-cols-4 xl:gap-8">
      {steps.map((step) => (
        <li
          key={step.title}
          className="step joined grid gap-3 content-start ps-16 xl:row-span-4 xl:grid-rows-subgrid xl:p-0 xl:pt-14"
        >
          <h3>{step.title}</h3>
          <p>{step.body}</p>
          <dl className="grid gap-x-8 gap-y-5 mt-2 md:grid-cols-2 xl:row-span-2 xl:grid-rows-subgrid xl:grid-cols-1">
            <Detail label={labels.deliverables} items={step.deliverables} />
            <Detail label={labels.stakeholders} items={step.stakeholders} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Detail({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <div>
      <dt className="font-600 text-ink">{label}</dt>
      {items.map((item) => (
        <dd key={item} className="py-1.5 line-b text-small">
          {item}
        </dd>
      ))}
    </div>
  );
}
