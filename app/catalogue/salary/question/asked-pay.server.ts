import * as z from "zod";
import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { WageRecord } from "#app/facts/catalog/wage-records.ts";
import { fullTimeHours, workTime } from "#app/facts/reference/pay/full-time.ts";
import { findOwnPay } from "#app/facts/reference/pay/market-pay.ts";
import { basisUnits, type PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import { findPayPlace, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findRoleByName, type PaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { findPlaceNames } from "#app/pages/sitemap/pages-of-kind.server.ts";
import { mostPlaces, payFields } from "./pay-address.ts";

const mostLetters = 100;

const text = z
  .string()
  .transform((given) =>
    given
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, mostLetters)
      .trim(),
  )
  .catch("");
const asked = z.object({
  role: text,
  places: z.array(text),
  per: z.enum(basisUnits).catch("year"),
  hours: text,
});

const { least, most } = workTime.weekHours;
const hoursField = z.coerce.number().min(least).max(most);

export interface TypedPay {
  role: PaidRole | null;
  typedRole: string;
  places: PayPlace[];
  typedPlaces: string[];
  unknownPlaces: string[];
  basis: PayBasis;
  /** As typed, when no week has so many or so few. */
  refusedHours: string | null;
}

export function readBasis(params: URLSearchParams): Pick<TypedPay, "basis" | "refusedHours"> {
  const { per, hours: typed } = asked.pick({ per: true, hours: true }).parse({
    per: params.get(payFields.per),
    hours: params.get(payFields.hours) ?? "",
  });
  const hours = typed === "" ? fullTimeHours : hoursField.safeParse(typed).data;
  return { basis: { per, hours: hours ?? fullTimeHours }, refusedHours: hours === undefined ? typed : null };
}

/** Keeps unknown values as typed, so that no address fails. */
export async function readAskedPay(context: SiteContext, params: URLSearchParams): Promise<TypedPay> {
  const given = asked.pick({ role: true, places: true }).parse({
    role: params.get(payFields.role) ?? "",
    places: params.getAll(payFields.place),
  });
  const typedPlaces = given.places.filter(Boolean).slice(0, mostPlaces);
  const found = await Promise.all(typedPlaces.map((place) => findAskedPlace(context, place)));
  const known = found.filter((place) => place !== null);
  return {
    role: findRoleByName(given.role),
    typedRole: given.role,
    places: known.filter(({ slug }, at) => known.findIndex((other) => other.slug === slug) === at),
    typedPlaces,
    unknownPlaces: typedPlaces.filter((_, at) => found[at] === null),
    ...readBasis(params),
  };
}

/** A city counts for its metropolitan area. */
export async function findAskedPlace(context: SiteContext, typed: string): Promise<PayPlace | null> {
  const metros = await getFromCatalog(context.env.CATALOG, "metro-index");
  return findPayPlace(typed, metros) ?? (await findMetroOfCity(context, typed, metros));
}

async function findMetroOfCity(
  context: SiteContext,
  typed: string,
  metros: Parameters<typeof findPayPlace>[1],
): Promise<PayPlace | null> {
  const words = typed.replaceAll("-", " ");
  const stated = parsePlace(words);
  if (!stated.city) return null;
  const named = stated.state ? stated : await findLargest(context, stated.city);
  if (!named?.state) return null;
  const places = await readCatalog(context.env.CATALOG, "city-metros", named.state.slug);
  const metro = findOwn(places?.cities, toSlug(named.city ?? ""))?.metro;
  return metro ? findPayPlace(metro, metros) : null;
}

async function findLargest(context: SiteContext, city: string) {
  try {
    const [largest] = await findPlaceNames(context.db, city);
    const [name = "", code] = largest?.title.split(", ") ?? [];
    return { city: name, state: findState(code) };
  } catch (error) {
    logError("salary.place_names", error);
    context.preventCaching();
    return null;
  }
}

export const getWages = (context: Pick<SiteContext, "env">, role: PaidRole): Promise<WageRecord> =>
  getFromCatalog(context.env.CATALOG, "wages", role.soc);

/** Otherwise the parent's page has the same figures. */
export const hasOwnFigures = (wages: WageRecord, place: PayPlace): boolean =>
  place.kind !== "country" && findOwnPay(wages, place) !== null;
