import { claims } from "#app/claims.ts";
import { site } from "#app/site.ts";

const figures = {
  professionals: [claims.professionals, "professionals"],
  activeJobs: [claims.activeJobs, "active jobs"],
  activeJobsElsewhere: [claims.activeJobsElsewhere, "active jobs"],
  placements: [claims.placements, "placements"],
  placementSuccess: [claims.placementSuccess, "placement success"],
  oneYearRetention: [claims.oneYearRetention, "one-year retention"],
  clientSatisfaction: [claims.clientSatisfaction, "client satisfaction"],
  rating: [claims.rating, "average rating"],
  coverage: [claims.coverage, "where we recruit"],
  physicianSalary: [claims.physicianSalary, "average physician salary"],
  nursePractitionerSalary: [claims.nursePractitionerSalary, "average nurse practitioner salary"],
  jobGrowth: [claims.jobGrowth, "job growth"],
} as const;

export const companyFiguresNote = `Company figures, as stated by ${site.name}. They are not live counts: search results count the open postings.`;

/** The only place that shows the operator's claims, so that none appears without its source. */
export function CompanyFigures({ names }: { names: readonly (keyof typeof figures)[] }) {
  return (
    <div className="grid gap-3 md:gap-6">
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 md:gap-y-4 lg:grid-cols-4">
        {names.map((name) => {
          const [figure, what] = figures[name];
          return (
            <li key={name} className="name-first border-line border-t pt-2 text-ink-2 text-md md:pt-3">
              {`${figure}\n${what}`}
            </li>
          );
        })}
      </ul>
      <p className="text-ink-3 text-sm">{companyFiguresNote}</p>
    </div>
  );
}
