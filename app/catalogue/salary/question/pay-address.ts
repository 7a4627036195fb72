import { fullTimeHours } from "#app/facts/reference/pay/full-time.ts";
import type { PayBasis } from "#app/facts/reference/pay/pay-basis.ts";
import type { PaidRole } from "#app/facts/reference/profession/paid-roles.ts";
import { paths } from "#app/paths.ts";

export const payFields = { role: "profession", place: "place", per: "per", hours: "hours" } as const;
export const mostPlaces = 4;

interface AskedPay {
  role: PaidRole;
  places: readonly { slug: string; kind: string }[];
  basis: PayBasis;
}

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

/** Each question has one address, which is a page of its own if there is one. */
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

/** The comparison's form says what is wrong with the hours. */
export const toRefusedPath = ({ role, places, basis }: AskedPay, refusedHours: string): string =>
  paths.salaryComparison(
    `${toFullSearch({ role, places, basis: { ...basis, hours: fullTimeHours } })}&${new URLSearchParams({ [payFields.hours]: refusedHours })}`,
  );

export const toPayFilePath = (asked: AskedPay): string => paths.payFile(toFullSearch(asked));
