import { paths } from "#app/paths.ts";
import { fullTimeHours } from "#app/reference/pay/full-time.ts";
import type { PayBasis } from "#app/reference/pay/pay-basis.ts";
import type { PaidRole } from "#app/reference/profession/paid-roles.ts";

export const payFields = { role: "profession", place: "place", per: "per", hours: "hours" } as const;
export const mostPlaces = 4;

/** What an address asks for, in its tidy form. */
interface AskedPay {
  role: PaidRole;
  places: readonly { slug: string; kind: string }[];
  basis: PayBasis;
}

/** Leaves out what is the default. */
export function toBasisSearch({ per, hours }: PayBasis): string {
  const params = new URLSearchParams();
  if (per !== "year") params.set(payFields.per, per);
  if (hours !== fullTimeHours) params.set(payFields.hours, String(hours));
  return params.toString();
}

function toFullSearch({ role, places, basis }: AskedPay): string {
  const params = new URLSearchParams([
    [payFields.role, role.slug],
    ...places.map(({ slug }) => [payFields.place, slug]),
    ...new URLSearchParams(toBasisSearch(basis)),
  ]);
  return params.toString();
}

/** The one address of what is asked: a page of its own where there is one. */
export function toPayPath(asked: AskedPay, hasOwnPage: (placeSlug: string) => boolean): string {
  const { role, places, basis } = asked;
  const [first, ...others] = places;
  const isOwner = role.countedWith === null;
  if (isOwner && (!first || first.kind === "country") && others.length === 0)
    return paths.rolePay(role.slug, toBasisSearch(basis));
  if (isOwner && first && others.length === 0 && hasOwnPage(first.slug))
    return paths.placePay(role.slug, first.slug, toBasisSearch(basis));
  return paths.salaryComparison(toFullSearch(asked));
}

export const toPayFilePath = (asked: AskedPay): string => paths.payFile(toFullSearch(asked));
