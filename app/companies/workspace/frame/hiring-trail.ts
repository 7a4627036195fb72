import type { Membership } from "#app/kit/platform/context.ts";
import type { Crumb } from "#app/pages/page/breadcrumbs.ts";
import { paths } from "#app/paths.ts";
import { type HiringPart, hiringParts } from "./hiring-tabs.ts";

const start: Crumb = { name: "Hiring", path: paths.hiring() };

/** The jobs table is the company's first page. */
export function toHiringTrail(
  { employerSlug, employerName }: Pick<Membership, "employerSlug" | "employerName">,
  part: HiringPart,
  ...further: Crumb[]
): Crumb[] {
  const { name, to } = hiringParts[part];
  const own = part === "jobs" ? [] : [{ name, path: to(employerSlug) }];
  return [start, { name: employerName, path: paths.hiringJobs(employerSlug) }, ...own, ...further];
}

export const toClaimTrail = (...further: Crumb[]): Crumb[] => [
  start,
  { name: "Claims", path: paths.findCompany() },
  ...further,
];

export type HiringCompany = ReturnType<typeof toHiringCompany>;

export const toHiringCompany = ({ employerSlug, employerName, suspension, role }: Membership) => ({
  slug: employerSlug,
  name: employerName,
  suspension,
  canWrite: role !== "reviewer",
});
