import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import type { PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { findRoleByName, type PaidRole, paidOwners } from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo, movedTo, notFound } from "#app/kit/platform/http.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import type { SitePage } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";
import { findAskedPlace, getWages, hasOwnFigures } from "./asked-pay.server.ts";
import { payFields } from "./pay-address.ts";

const listRolePages = (): SitePage[] =>
  paidOwners.map(({ slug, name }) => ({ title: `${name} pay`, to: paths.rolePay(slug) }));

/** 301 for another name of a role, or for one that is counted with another; 404 with the nearest. */
export function requirePaidRole(request: Request, slug: string, place: string | null): PaidRole {
  const role = findRoleByName(slug);
  if (!role) throw notFound(toMissingPage(new URL(request.url).pathname, listRolePages()));
  if (role.countedWith) throw goTo(toComparison(role, place));
  if (role.slug !== slug)
    throw movedTo(request, place === null ? paths.rolePay(role.slug) : paths.placePay(role.slug, place));
  return role;
}

/** The figures are another role's or a wider place's. */
const toComparison = (role: PaidRole, place: string | null): string =>
  paths.salaryComparison(
    `${new URLSearchParams([[payFields.role, role.slug], ...(place ? [[payFields.place, place]] : [])])}`,
  );

/** 301 for another name of a place, the comparison for one without figures, 404 with the nearest if unknown. */
export async function requirePlace(
  context: SiteContext,
  request: Request,
  role: PaidRole,
  slug: string,
): Promise<{ place: PayPlace; wages: WageRecord }> {
  const [place, wages] = await Promise.all([findAskedPlace(context, slug), getWages(context, role)]);
  if (place?.kind === "country") throw movedTo(request, paths.rolePay(role.slug));
  if (!place) throw await toMissingPlace(context, request, { role, wages });
  if (!hasOwnFigures(wages, place)) throw goTo(toComparison(role, place.slug));
  if (place.slug !== slug) throw movedTo(request, paths.placePay(role.slug, place.slug));
  return { place, wages };
}

interface MissingPlace {
  role: PaidRole;
  wages: WageRecord;
}

const nearestShown = 5;

async function toMissingPlace(context: SiteContext, request: Request, { role, wages }: MissingPlace) {
  const metros = await getFromCatalog(context.env.CATALOG, "metro-index");
  const named = (name: string, slug: string) => ({
    title: `${role.name} pay in ${name}`,
    to: paths.placePay(role.slug, slug),
  });
  const pages = [
    ...states
      .filter(({ code }) => wages.states[code] || wages.earlierStates[code])
      .map(({ name, slug }) => named(name, slug)),
    ...metros.filter(({ slug }) => wages.metros[slug]).map(({ name, slug }) => named(name, slug)),
  ];
  const { query, nearest } = toMissingPage(new URL(request.url).pathname, pages);
  const own = { title: `${role.name} pay`, to: paths.rolePay(role.slug) };
  const others = nearest.filter(({ to }) => pages.some((page) => page.to === to));
  return notFound({ query, nearest: [own, ...others].slice(0, nearestShown) });
}
