import { Link } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { Fold } from "#app/site/home/folded-part.tsx";
import { CompanyFigures } from "#app/pages/page/company-figures.tsx";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

const stated = ["physicianSalary", "nursePractitionerSalary", "jobGrowth"] as const;

const facts: { name: string; fact: string }[] = [
  { name: `In a large city, ${claims.placementMeaning}`, fact: claims.placementInCity },
  { name: `Across a state, ${claims.placementMeaning}`, fact: claims.placementInState },
  { name: "Answer to every request", fact: `${claims.responseTime}. ${claims.responseCondition}` },
  { name: "Business hours", fact: site.hours },
  { name: "Cost for candidates", fact: "none" },
];

export function QuickFacts() {
  return (
    <Fold
      id="quick-facts"
      title="Quick facts"
      lead={
        <>
          For federal pay figures, see the{" "}
          <Link to={paths.professions()} className="link">
            profession pages
          </Link>
          .
        </>
      }
    >
      <CompanyFigures names={stated} />
      <dl className="grid gap-x-16 pt-8 md:grid-cols-2">
        {facts.map(({ name, fact }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-3"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
