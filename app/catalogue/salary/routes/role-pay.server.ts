import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getSalaryPage } from "#app/catalogue/salary/page/salary-page.server.ts";
import {
  findAskedPlace,
  getWages,
  hasOwnFigures,
  readBasis,
} from "#app/catalogue/salary/question/asked-pay.server.ts";
import { payFields, toBasisSearch, toRefusedPath } from "#app/catalogue/salary/question/pay-address.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { findOwnPay } from "#app/facts/reference/pay/market-pay.ts";
import { country, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { states } from "#app/facts/reference/place/states.ts";
import {
  findRoleByName,
  type PaidRole,
  paidOwners,
  toPayScope,
} from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo, movedTo, notFound } from "#app/kit/platform/http.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { toOccupation } from "#app/pages/page/structured-data.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import type { SitePage } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";

const listRolePages = (): SitePage[] =>
  paidOwners.map(({ slug, name }) => ({ title: `${name} pay`, to: paths.rolePay(slug) }));

/** 301 for another name of a role, or for one that is counted with another; 404 with the nearest. */
function requirePaidRole(request: Request, slug: string, place: string | null): PaidRole {
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
async function requirePlace(
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

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role: asked = "", place: slug = null } = params;
  const role = requirePaidRole(request, asked, slug);
  const { place, wages } =
    slug === null
      ? { place: null, wages: await getWages(context, role) }
      : await requirePlace(context, request, role, slug);
  const canonical = place ? paths.placePay(role.slug, place.slug) : paths.rolePay(role.slug);
  return getOwnPage(context, request, { role, place, wages, canonical });
}

interface OwnPage {
  role: PaidRole;
  place: PayPlace | null;
  wages: WageRecord;
  canonical: string;
}

/** Indexable. Redirects to the address without defaults. */
async function getOwnPage(context: SiteContext, request: Request, page: OwnPage) {
  const { role, place, wages, canonical } = page;
  const { pathname, search, searchParams } = new URL(request.url);
  const { basis, refusedHours } = readBasis(searchParams);
  if (refusedHours !== null)
    throw goTo(toRefusedPath({ role, places: place ? [place] : [], basis }, refusedHours));
  const asked = toBasisSearch(basis);
  if (search !== (asked && `?${asked}`)) throw goTo(asked ? `${pathname}?${asked}` : pathname);
  const view = await getSalaryPage(context, { role, places: place ? [place] : [], basis }, wages);
  const name = startSentence(toRunningText(role.name));
  const where = place ? `in ${place.name}` : toKindsOfPlaces(wages);
  return {
    view,
    title: `${name} salary ${where}`,
    lead: view.lead,
    canonical,
    card: view.card,
    crumb: place ? place.name : name,
    occupation: toPayOccupation(context, page, view.lead),
    isIndexed: asked === "",
  };
}

function toKindsOfPlaces({ states, earlierStates, metros }: WageRecord): string {
  const kinds = [
    ...(Object.keys({ ...states, ...earlierStates }).length > 0 ? ["state"] : []),
    ...(Object.keys(metros).length > 0 ? ["metro area"] : []),
  ];
  return kinds.length > 0 ? `by ${listWithAnd(kinds)}` : "in the United States";
}

/** Without pay if the survey counts others too. */
function toPayOccupation({ env }: SiteContext, { role, place, wages, canonical }: OwnPage, lead: string) {
  const pay = findOwnPay(wages, place ?? country)!;
  const kinds = { country: "Country", state: "State", metro: "City" } as const;
  return toOccupation(
    {
      name: role.name,
      description: lead,
      path: canonical,
      soc: role.soc,
      place: { kind: kinds[place?.kind ?? "country"], name: place?.name ?? country.name },
      pay: toPayScope(role) ? null : { figures: pay.figures, source: pay.source },
    },
    env.SITE_URL,
  );
}
