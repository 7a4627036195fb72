import { CompanyFigures } from "#app/pages/page/company-figures.tsx";

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

export function Stats() {
  return (
    <div id="stats" className="pb-stack">
      <CompanyFigures names={shown} />
    </div>
  );
}
