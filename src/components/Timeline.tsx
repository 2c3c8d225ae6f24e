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
    <ol className="timeline">
      {steps.map((step) => (
        <li key={step.title} className="step">
          <h3>{step.title}</h3>
          <p>{step.body}</p>
          <dl className="step-details">
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
      <dt>{label}</dt>
      {items.map((item) => (
        <dd key={item}>{item}</dd>
      ))}
    </div>
  );
}
