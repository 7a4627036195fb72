import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { claims } from "./claims.ts";
import { Section } from "./section.tsx";

const asOf = `as of ${claims.asOf}`;
const facts: { name: string; fact: string; note?: string }[] = [
  { name: "Average physician salary", fact: claims.physicianSalary, note: asOf },
  { name: "Average nurse practitioner salary", fact: claims.nursePractitionerSalary, note: asOf },
  { name: "Job growth in healthcare", fact: claims.jobGrowth, note: asOf },
  { name: "Placement in a large city", fact: claims.placementInCity },
  { name: "Placement across a state", fact: claims.placementInState },
  { name: "Answer to every request", fact: claims.responseTime },
  { name: "Business hours", fact: site.hours },
  { name: "Cost for candidates", fact: "none" },
];

export function QuickFacts() {
  return (
    <Section
      id="quick-facts"
      title="Quick facts"
      lead={
        <>
          Company figures. Federal wage data by profession and place are in the{" "}
          <Link to={paths.salaryComparison()} className="link">
            salary comparison
          </Link>
          .
        </>
      }
    >
      <dl className="grid gap-x-16 md:grid-cols-2">
        {facts.map(({ name, fact, note }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-3"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">
              {fact}
              {note && <span className="font-normal text-ink-3 text-sm"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
