import { Link } from "@remix-run/react";
import { claims } from "#app/claims.ts";
import { drawMonogram } from "#app/kit/ui/picture/monogram.tsx";
import { CompanyFigures } from "#app/pages/page/company-figures.tsx";
import { paths } from "#app/paths.ts";
import { Fold } from "#app/site/home/folded-part.tsx";
import { Section } from "#app/site/home/section.tsx";
import { site } from "#app/site.ts";
import { Placements, Testimonials } from "./testimonials.tsx";

/** The company's own statements. Figures elsewhere on the page are counted. */
export function Proof() {
  return (
    <Section
      id="company"
      title="The company in numbers"
      lead="Our own figures. The job counts elsewhere on this page are live."
      ground="sunken"
    >
      <Testimonials />
      <Stats />
      <Placements />
      <Partners />
      <QuickFacts />
    </Section>
  );
}

const shown = [
  "professionals",
  "placements",
  "placementSuccess",
  "oneYearRetention",
  "clientSatisfaction",
  "rating",
  "coverage",
  "activeJobs",
] as const;

function Stats() {
  return (
    <div id="stats" className="pb-item md:pb-stack">
      <CompanyFigures names={shown} />
    </div>
  );
}

// Invented employers from data/demo/employers.json.
const partners = [
  "Larkmere Health",
  "Tessaline Health",
  "Saltmeadow Regional Health",
  "Prairie Lantern Health",
  "Osprey Point Medical Center",
  "Grayling Harbor Hospital",
  "Copperline Medical Group",
  "Hearthline Virtual Care",
];

function Partners() {
  return (
    <Fold
      id="partners"
      title="Who hires with us"
      lead="Health systems, hospitals, clinics and virtual care. The names are examples."
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold text-ink-2">
        {partners.map((name) => (
          <li key={name} {...drawMonogram(name)} className="flex items-center gap-2.5">
            {name}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const stated = ["physicianSalary", "nursePractitionerSalary", "jobGrowth"] as const;

const facts: { name: string; fact: string }[] = [
  { name: `In a large city, ${claims.placementMeaning}`, fact: claims.placementInCity },
  { name: `Across a state, ${claims.placementMeaning}`, fact: claims.placementInState },
  { name: "Answer to every request", fact: `${claims.responseTime}. ${claims.responseCondition}` },
  { name: "Business hours", fact: site.hours },
];

function QuickFacts() {
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
      <ul className="grid gap-x-12 pt-8 md:grid-cols-2">
        {facts.map(({ name, fact }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-3 text-ink-2"
          >
            {name} <b className="font-semibold text-ink tabular-nums">{fact}</b>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
