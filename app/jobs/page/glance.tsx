import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { SectionHeading } from "#app/kit/ui/section-heading.tsx";

export function Glance({ job }: { job: JobView }) {
  const facts = [...job.facts, { label: job.state === "closed" ? "Closed" : "Closes", value: job.closes }];
  return (
    <section aria-labelledby="glance" className="job-glance">
      <SectionHeading id="glance" className="pb-item text-lg">
        At a glance
      </SectionHeading>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
