import { toHiredRole } from "#app/catalogue/recruiters/role-list.tsx";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toBreadcrumbList } from "#app/pages/page/breadcrumbs.ts";
import { toService } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

const shownJobs = 3;

const searched: Readonly<Record<string, readonly string[]>> = {
  [paths.healthcareExecutives()]: ["nurse-manager", "healthcare-administrator"],
  [paths.physiciansClinicians()]: ["physician", "nurse-practitioner", "physician-assistant"],
  [paths.healthcareAdministration()]: ["healthcare-administrator", "medical-coder", "medical-secretary"],
};

export type BuyerView = Awaited<ReturnType<typeof getBuyerPage>>;

export async function getBuyerPage(context: SiteContext, path: string) {
  const slug = path.slice(1);
  const [text, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "buyer", slug),
    findOpenings(context, { profession: [...(searched[path] ?? [])] }, shownJobs),
  ]);
  return {
    ...text,
    roles: text.roles.map(toHiredRole),
    steps: text.steps.map(({ weeks, ...step }) => ({ ...step, when: weeks })),
    source: slug,
    openings,
    service: toService({ name: text.heading, description: text.description, path }, context.env.SITE_URL),
    breadcrumbs: toBreadcrumbList(context.env.SITE_URL, [
      { name: "For employers", path: paths.employers() },
      { name: text.heading, path },
    ]),
    canonical: path,
  };
}
