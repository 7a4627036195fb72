import { Section } from "#app/home/section.tsx";
import { CompanyFigures } from "#app/page/company-figures.tsx";

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
    <Section id="stats" title="The company in numbers">
      <CompanyFigures names={shown} />
    </Section>
  );
}
