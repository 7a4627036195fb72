import { useSiteStats } from "#app/shell/use-site-stats.ts";
import { formatCount } from "#app/ui/count.ts";
import { claims } from "./claims.ts";
import { Section } from "./section.tsx";

const shown = [
  { figure: claims.professionals, what: "professionals in our network" },
  { figure: claims.placements, what: "placements made" },
  { figure: claims.placementSuccess, what: "placement success" },
  { figure: claims.oneYearRetention, what: "still in the position after one year" },
  { figure: claims.clientSatisfaction, what: "client satisfaction" },
  { figure: claims.rating, what: "average rating" },
  { figure: claims.coverage, what: "where we recruit" },
];

export function Stats() {
  const { total } = useSiteStats();
  return (
    <Section
      id="stats"
      title="The company in numbers"
      lead="Our own figures, as we state them to clients and candidates."
    >
      <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
        {shown.map(({ figure, what }) => (
          <Figure key={what} figure={figure} what={what} />
        ))}
        <Figure figure={claims.activeJobs} what={`active jobs; ${formatCount(total)} are open right now`} />
      </dl>
    </Section>
  );
}

function Figure({ figure, what }: { figure: string; what: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line border-t pt-4">
      <dt className="text-ink-2 text-md">{what}</dt>
      <dd className="font-bold text-3xl text-accent-strong tabular-nums tracking-tight">{figure}</dd>
    </div>
  );
}
