import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import { toAsOfRange } from "#app/facts/licensing/as-of-range.ts";
import { toAuthorityCell } from "#app/facts/reference/place/practice-authority.ts";
import { type CompactStatus, getCompact, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { countJobsByState } from "#app/jobs/search/openings/open-counts.server.ts";
import { describeWithoutState } from "#app/jobs/search/openings/without-state.server.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { findAreaText } from "#app/pages/page/area-text.server.ts";
import { paths } from "#app/paths.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ total, states }, rows, intro] = await Promise.all([
    countJobsByState(context.db),
    findInCatalog(context, "states"),
    findAreaText(context, paths.jobsByState()),
  ]);
  return {
    about: [`${formatCount(total)} postings are open.`, intro?.lead].filter(Boolean).join(" "),
    stateless: describeWithoutState(
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
