import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getSalaryPage } from "#app/catalogue/salary/page/salary-page.server.ts";
import { getWages, readBasis } from "#app/catalogue/salary/question/asked-pay.server.ts";
import { toBasisSearch, toRefusedPath } from "#app/catalogue/salary/question/pay-address.ts";
import { requirePaidRole, requirePlace } from "#app/catalogue/salary/question/pay-pages.server.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { findOwnPay } from "#app/facts/reference/pay/market-pay.ts";
import { country, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { type PaidRole, toPayScope } from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { toOccupation } from "#app/pages/page/structured-data.ts";
import { paths } from "#app/paths.ts";

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
