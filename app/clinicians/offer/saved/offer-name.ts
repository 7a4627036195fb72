import * as z from "zod";
import { type ChoiceName, getChoiceField } from "#app/clinicians/offer/terms/choice-fields.ts";
import type { TypedOffer } from "#app/clinicians/offer/terms/field-names.ts";
import type { TypedOffers } from "#app/clinicians/offer/terms/offer-address.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export const longestSearch = 4_000;

export const offerNameField = z
  .string()
  .trim()
  .min(1, "Give the offer a name.")
  .max(80, "Use at most 80 characters.");

export function toOfferLine(typed: TypedOffer): string {
  const choice = (name: ChoiceName): string => {
    const { options, usual } = getChoiceField(name);
    return findOwn(options, typed[name] ?? usual) ?? options[usual]!;
  };
  const amount = typed.pay?.replace(/[$,\s]/g, "") ?? "";
  const pay = typed.pay && `$${/^\d+$/.test(amount) ? formatCount(Number(amount)) : amount} ${choice("per")}`;
  return [pay, typed.city, typed.state, choice("kind")].filter(Boolean).join(", ").slice(0, 200);
}

export function toOfferName({ shared, offers }: TypedOffers): string {
  const work = findProfession(shared.role ?? "")?.name;
  const place = [offers[0]!.city, offers[0]!.state].filter(Boolean).join(", ");
  const name = [work ?? "My offer", place].filter(Boolean).join(", ");
  return (offers.length > 1 ? `${name}, two offers` : name).slice(0, 80);
}
