import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { State } from "#app/facts/reference/place/states.ts";
import { StatelessNote } from "#app/jobs/search/openings/stateless-note.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { openJobs, UsMap } from "#app/pages/page/map/us-map.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/map/us-map.css";
import "#app/kit/ui/chart/chart.css";
import type { loader } from "./by-state.server.ts";

export { loader } from "./by-state.server.ts";

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Healthcare jobs by state",
    description:
      "How many healthcare jobs are open in each of the 50 states and D.C. right now, with a list of each state's postings, pay and licenses.",
  });

const toList = (state: State) => paths.jobsInState(state.slug);

export default function JobsByStatePage() {
  const { values, about, stateless, table, lead, questions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Healthcare jobs by state" lead={about} />
      <div className="page pb-12">
        <UsMap values={values} to={toList} unit={openJobs} label="Open jobs by state" legend="Open jobs" />
        <TextSection
          id="list"
          title="State by state"
          lead={lead}
          beside={
            <Link
              to={paths.geography("by=pay&profession=registered-nurse")}
              className="link inline-flex min-h-11 items-center"
            >
              Map of pay
            </Link>
          }
        >
          <StatelessNote text={stateless} />
          <FigureTable {...table} onPhone="short" />
          <p className="pt-2 text-ink-3 text-sm md:hidden">
            The other compacts and NP authority are on each state’s License tab.
          </p>
        </TextSection>
        {questions && (
          <TextSection id="questions" title="Before you choose a state">
            <FaqBlock items={questions} />
          </TextSection>
        )}
      </div>
    </>
  );
}
