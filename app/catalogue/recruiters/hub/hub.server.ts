import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import { toBreadcrumbList } from "#app/pages/page/breadcrumbs.ts";
import { toService } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toHiredRole } from "#app/catalogue/recruiters/role-search.ts";
import { findProfiledProfession, isStatewide } from "#app/facts/reference/profession/profiled-professions.ts";
import type { Hub } from "#app/pages/sitemap/hubs.ts";
import { toLabel } from "#app/kit/text/sentence.ts";

const shownJobs = 6;

export type HubView = Awaited<ReturnType<typeof getHubPage>>;

export async function getHubPage(context: SiteContext, hub: Hub, location = "") {
  const slug = hub.path.slice(1);
  const { profession, specialty } = hub.search;
  const [text, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "hub", slug),
    findOpenings(context, { profession: [...profession], specialty, location }, shownJobs),
  ]);
  return {
    title: text.title,
    description: text.description,
    heading: text.heading,
    lead: text.lead,
    sections: text.sections,
    roles: text.roles.map(toHiredRole),
    offer: text.offer ?? null,
    steps: text.steps.map(({ weeks, ...step }) => ({ ...step, when: weeks })),
    questions: text.questions,
    name: hub.name,
    source: slug,
    position: toPosition(hub),
    openings,
    sibling: hub.sibling,
    local: hub.professions.map(toLocal),
    service: toService(
      { name: text.heading, description: text.description, path: hub.path },
      context.env.SITE_URL,
    ),
    breadcrumbs: toBreadcrumbList(context.env.SITE_URL, [
      { name: "For employers", path: paths.employers() },
      { name: text.heading, path: hub.path },
    ]),
    canonical: hub.path,
  };
}

function toPosition({ professions }: Hub): string {
  const [slug, ...others] = professions;
  return slug && others.length === 0 ? toLabel(findProfiledProfession(slug)!.name) : "";
}

function toLocal(slug: string) {
  const { plural } = findProfiledProfession(slug)!;
  return { slug, plural: toLabel(plural), isStatewide: isStatewide(slug) };
}
