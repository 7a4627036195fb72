import type { WageRecord } from "#app/catalog/wage-records.ts";
import { pack } from "#app/page/packed.ts";
import { toOccupation } from "#app/page/structured-data.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { goTo } from "#app/platform/http.ts";
import { findOwnPay } from "#app/reference/pay/market-pay.ts";
import { country, type PayPlace } from "#app/reference/place/pay-place.ts";
import { type PaidRole, toPayScope } from "#app/reference/profession/paid-roles.ts";
import { listWithAnd, toRunningText } from "#app/text/figures.ts";
import { startSentence } from "#app/text/sentence.ts";
import { readBasis } from "../asked/asked-pay.server.ts";
import { toBasisSearch, toRefusedPath } from "../asked/pay-address.ts";
import { getSalaryPage } from "./salary-page.server.ts";

interface OwnPage {
  role: PaidRole;
  place: PayPlace | null;
  wages: WageRecord;
  canonical: string;
}

/** Indexable. Redirects to the address without defaults. */
export async function getOwnPage(context: SiteContext, request: Request, page: OwnPage) {
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
    view: pack(view),
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
