import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import type { State } from "#app/facts/reference/place/states.ts";
import { countJobsByState } from "#app/jobs/search/openings/open-counts.server.ts";
import { StatelessNote } from "#app/jobs/search/openings/stateless-note.tsx";
import { tellStateless } from "#app/jobs/search/openings/tell-stateless.server.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { findAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { openJobs, UsMap } from "#app/pages/page/map/us-map.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import "#app/pages/page/map/us-map.css";
import "#app/kit/ui/chart/chart.css";
import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import { toAsOfRange } from "#app/facts/licensing/as-of-range.ts";
import { toAuthorityCell } from "#app/facts/reference/place/practice-authority.ts";
import { type CompactStatus, getCompact, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ total, states }, rows, intro] = await Promise.all([
    countJobsByState(context.db),
    findInCatalog(context, "states"),
    findAreaText(context, paths.jobsByState()),
  ]);
  return {
    about: [`${formatCount(total)} postings are open.`, intro?.lead].filter(Boolean).join(" "),
    stateless: tellStateless(
      total,
      states.map(({ open }) => open),
    ),
    values: Object.fromEntries(states.map(({ code, open }) => [code, open])),
    lead: "Compact membership by profession. “Enacted” means the state passed the law but does not issue compact licenses yet.",
    table: toStateStandings(states, rows),
    questions: intro?.questions,
    canonical: paths.jobsByState(),
  };
}

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
          <FigureTable {...table} />
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

const shownCompacts = ["NLC", "IMLC", "PTC", "PSYPACT"] as const;
const statusNames: Record<CompactStatus, string> = {
  member: "member",
  enacted: "enacted",
  unverified: "not confirmed",
  none: "–",
};

interface StateCount {
  slug: string;
  name: string;
  code: string;
  open: number;
}

function toStateStandings(counts: readonly StateCount[], rows: CatalogRecord<"states"> | null) {
  const authorities = new Map(
    rows?.map(({ code, nursePractitioners }) => [code, toAuthorityCell(nursePractitioners)]),
  );
  return {
    label: "Open jobs and license compacts by state",
    note: `Compacts: as of ${toAsOfRange(shownCompacts.map((code) => getCompact(code).asOf))}, from published overviews; check the official list before you rely on it. NP authority: AANP, February 2025, or a newer law where the table says so.`,
    headings: [
      "State",
      "Open jobs",
      "Nurse compact",
      "Physician compact",
      "PT compact",
      "Psychology compact",
      ...(rows ? ["NP authority"] : []),
    ],
    rows: [...counts]
      .sort((a, b) => b.open - a.open || a.name.localeCompare(b.name))
      .map(({ slug, name, code, open }) => {
        const authority = authorities.get(code);
        return {
          name,
          to: paths.jobsInState(slug),
          cells: [
            formatCount(open),
            ...shownCompacts.map((compact) => statusNames[toCompactStatus(compact, code)]),
            ...(authority ? [authority] : []),
          ],
        };
      }),
  };
}
