import type { ReactNode } from "react";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { SectionHeading } from "#app/kit/ui/page-header.tsx";

export function JobTexts({ job }: { job: JobView }) {
  return (
    <>
      <Glance job={job} />
      <Text title="About the position">
        <div
          className="prose [&>:first-child]:mt-0"
          dangerouslySetInnerHTML={{ __html: job.descriptionHtml }}
        />
      </Text>
      <Points title="What you will do" items={job.responsibilities} />
      <Points id="benefits" title="Benefits" items={job.benefits} />
    </>
  );
}

interface PointsProps {
  id?: string;
  title: string;
  items: string[];
}

function Points({ id, title, items }: PointsProps) {
  if (items.length === 0) return null;
  return (
    <Text id={id} title={title}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Text>
  );
}

function Text({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="max-w-[44rem] scroll-mt-20">
      <SectionHeading className="pb-item">{title}</SectionHeading>
      {children}
    </section>
  );
}

function Glance({ job }: { job: JobView }) {
  return (
    <section aria-labelledby="glance" className="job-glance">
      <SectionHeading id="glance" className="pb-item">
        At a glance
      </SectionHeading>
      <dl className="job-facts-list">
        {job.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
