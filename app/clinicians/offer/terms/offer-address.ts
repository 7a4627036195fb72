import { filings } from "#app/facts/reference/pay/filing.ts";
import { paths } from "#app/paths.ts";
import { type ChoiceName, choiceFields, getChoiceField } from "./choice-fields.ts";
import { type FieldName, offerFields, type TypedOffer } from "./field-names.ts";

const sharedNames = ["role", "stay", "month", "filing", "other"] as const;
export type SharedName = (typeof sharedNames)[number];

export const secondOffer = { name: "two", value: "1" } as const;
const second = "2";

export interface TypedOffers {
  shared: Partial<Record<SharedName, string>>;
  offers: readonly TypedOffer[];
}

export const toParam = (name: FieldName, at: number): string => (at === 0 ? name : name + second);

export function readTypedOffers(params: URLSearchParams): TypedOffers {
  const read = (at: number): TypedOffer =>
    Object.fromEntries(
      offerFields.flatMap((name) => {
        const value = params.get(toParam(name, at));
        return value === null ? [] : [[name, value]];
      }),
    );
  const shared = Object.fromEntries(
    sharedNames.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const other = read(1);
  const hasOther = params.get(secondOffer.name) === secondOffer.value || Object.keys(other).length > 0;
  return { shared, offers: hasOther ? [read(0), other] : [read(0)] };
}

export function isUsual(param: string, value: string): boolean {
  if (!value.trim()) return true;
  if (param === "filing") return value === filings[0];
  const name = param.endsWith(second) ? param.slice(0, -1) : param;
  return Object.hasOwn(choiceFields, name) && getChoiceField(name as ChoiceName).usual === value;
}

export const offerParams: ReadonlySet<string> = new Set([
  ...sharedNames,
  ...offerFields.flatMap((name) => [toParam(name, 0), toParam(name, 1)]),
]);

/** In a fixed order, without defaults or unknown values, so that the same offers have the same address. */
export function toOfferSearch({ shared, offers }: TypedOffers): string {
  const params = new URLSearchParams();
  const add = (param: string, value: string | undefined) => {
    if (value !== undefined && offerParams.has(param) && !isUsual(param, value))
      params.append(param, value.trim());
  };
  for (const name of sharedNames) add(name, shared[name]);
  for (const [at, offer] of offers.entries())
    for (const name of offerFields) add(toParam(name, at), offer[name]);
  if (offers.length > 1) params.append(secondOffer.name, secondOffer.value);
  return params.toString();
}

export const toOfferPath = (typed: TypedOffers): string => paths.salaryTool(toOfferSearch(typed));
