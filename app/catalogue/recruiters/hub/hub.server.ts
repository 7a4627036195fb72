import { toAuthorityText } from "#app/catalogue/recruiters/authority-text.ts";
import { toNationalHeadline } from "#app/catalogue/recruiters/landing/pay-figures.ts";
import { toHiredRole } from "#app/catalogue/recruiters/role-list.tsx";
import { findInCatalog, getFromCatalog } from "#app/facts/catalog/catalog.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import {
  findState,
  findStateBySlug,
  type State,
  states,
  toStateText,
} from "#app/facts/reference/place/states.ts";
import { findProfiledProfession, isStatewide } from "#app/facts/reference/profession/profiled-professions.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { toBreadcrumbList } from "#app/pages/page/breadcrumbs.ts";
import { toService } from "#app/pages/page/structured-data.ts";
import type { Hub } from "#app/pages/sitemap/hubs.ts";
import { paths } from "#app/paths.ts";

const shownJobs = 3;

export type HubView = Awaited<ReturnType<typeof getHubPage>>;

export async function getHubPage(context: SiteContext, hub: Hub, location = "") {
  const slug = hub.path.slice(1);
  const { profession, specialty } = hub.search;
  const [only, ...others] = hub.professions;
  const [text, pay, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "hub", slug),
    only && others.length === 0 ? getNationalPay(context, only) : null,
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
    pay,
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

async function getNationalPay(context: SiteContext, slug: string) {
  const record = await getFromCatalog(context.env.CATALOG, "profession", slug);
  const { figure, label, period } = toNationalHeadline(record);
  return { figure, label, source: `BLS, ${period}` };
}

function toPosition({ professions }: Hub): string {
  const [slug, ...others] = professions;
  return slug && others.length === 0 ? toLabel(findProfiledProfession(slug)!.name) : "";
}

function toLocal(slug: string) {
  const { plural } = findProfiledProfession(slug)!;
  return { slug, plural: toLabel(plural), isStatewide: isStatewide(slug) };
}

const profession = "nurse-practitioner";
const soc = "29-1171";

export type NearView = NonNullable<Awaited<ReturnType<typeof findNearMe>>>["view"];

/** Uses the request's state unless one is `chosen`, by slug. Returns null when neither is known. */
export async function findNearMe(context: SiteContext, chosen: string | null) {
  const asked = findStateBySlug(chosen ?? "");
  const from = asked ? null : context.visitorPlace();
  const state = asked ?? findState(from?.stateCode);
  if (!state) return null;
  const city = from?.city ?? null;
  const location = city ? `${city}, ${state.code}` : state.name;
  const record = await findInCatalog(context, "state", state.slug);
  const median = record?.medians[soc] ?? null;
  const toLink = (name: string, slug: string, note?: string) => ({
    name,
    to: paths.localRecruiters(profession, slug),
    note,
  });
  const neighbors = record?.neighbors.filter((code) => code !== state.code) ?? [];
  const view = {
    place: city ? `${city}, ${state.name}` : toStateText(state.code),
    slug: state.slug,
    facts: [
      record && toAuthorityText(state.code, record.nursePractitioners),
      median &&
        `Median nurse practitioner pay in ${toStateText(state.code)} was ${formatDollars(median)} in May 2025 (BLS).`,
    ].filter((fact) => fact !== null),
    links: [
      toLink(`Recruiters in ${toStateText(state.code)}`, state.slug),
      ...cityMarkets
        .filter(({ stateCode }) => stateCode === state.code)
        .map((market) => toLink(`Recruiters in ${market.city}`, market.slug)),
      { name: `Working in ${toStateText(state.code)}`, to: paths.state(state.slug) },
      ...neighbors.flatMap((code) => {
        const neighbor = findState(code);
        return neighbor
          ? [toLink(`Recruiters in ${toStateText(code)}`, neighbor.slug, "neighboring state")]
          : [];
      }),
    ],
  };
  return { location, view };
}

export type StateChoice = Pick<State, "slug" | "name">;

export const listStateChoices = (): StateChoice[] => states.map(({ slug, name }) => ({ slug, name }));
