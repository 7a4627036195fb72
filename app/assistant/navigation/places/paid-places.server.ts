import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { findPaid } from "#app/assistant/navigation/ways/to-figures.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { findOwnPay } from "#app/facts/reference/pay/market-pay.ts";
import { findPayPlace, type PayPlace } from "#app/facts/reference/place/pay-place.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { getPayOwner } from "#app/facts/reference/profession/paid-roles.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { toSlug } from "#app/kit/text/slug.ts";

type Paid = ReturnType<typeof findPaid>;

/** The places of a question about pay that figures are published for. A town's are those of its metro area. */
export async function listPlacesOfPay({ env }: Pick<SiteContext, "env">, { subject, role }: Paid) {
  if (!role) return [];
  const read = <T>(record: Promise<T | null>) => record.catch(() => null);
  const [metros, wages] = await Promise.all([
    read(readCatalog(env.CATALOG, "metro-index")),
    read(readCatalog(env.CATALOG, "wages", getPayOwner(role).soc)),
  ]);
  const names = subject.city
    ? [await toMetroName(env, subject.city)]
    : subject.states.map(({ name }) => name);
  return names
    .map((name) => findPayPlace(name, metros ?? []))
    .filter(
      (place): place is Exclude<PayPlace, { kind: "country" }> => place !== null && place.kind !== "country",
    )
    .map((place) => ({ ...place, hasPage: wages === null || findOwnPay(wages, place) !== null }));
}

async function toMetroName(
  env: SiteContext["env"],
  { name, stateCode }: NonNullable<Paid["subject"]["city"]>,
): Promise<string> {
  const state = findState(stateCode)!;
  const places = await readCatalog(env.CATALOG, "city-metros", state.slug).catch(() => null);
  return findOwn(places?.cities, toSlug(name))?.metro ?? state.name;
}
