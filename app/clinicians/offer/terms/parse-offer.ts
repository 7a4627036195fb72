import * as z from "zod";
import { noOffer } from "#app/clinicians/offer/sum/no-offer.ts";
import type { OfferTerms } from "#app/clinicians/offer/sum/offer-terms.ts";
import { toBaseRate } from "#app/clinicians/offer/sum/staff-year.ts";
import { toUsualHours } from "#app/facts/reference/pay/full-time.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { toTypedNumber } from "./asker.ts";
import { findOddPackage, findOddTerms, listMissing } from "./check-terms.ts";
import { type ChoiceName, choiceFields, getChoiceField } from "./choice-fields.ts";
import { type FieldName, offerFields, type TypedOffer } from "./field-names.ts";
import { getNumberField, type NumberName, numberNames } from "./number-fields.ts";

export interface AskedOffer {
  typed: TypedOffer;
  errors: Partial<Record<FieldName, string>>;
  terms: OfferTerms | null;
  state: string | null;
  city: string;
  localPercent: number;
  nonCompete: { miles: number | null; months: number | null };
  /** Fields that are filled in and count for this kind of offer. */
  said: ReadonlySet<FieldName>;
}

const numbers = z.object(
  Object.fromEntries(numberNames.map((name) => [name, toTypedNumber(getNumberField(name))])) as Record<
    NumberName,
    ReturnType<typeof toTypedNumber>
  >,
);

const usualContractWeeks = 13;

const cityField = z.string().trim().max(80, "Enter the name of a city or a county.").default("");

/** Drops an unknown choice, because addresses are often cut or edited. */
function readChoice<Name extends ChoiceName>(typed: TypedOffer, name: Name) {
  const { options, usual } = getChoiceField(name);
  const value = typed[name] ?? usual;
  return (Object.hasOwn(options, value) ? value : usual) as keyof (typeof choiceFields)[Name]["options"];
}

/** @param exempt whether federal law owes the asker's profession no overtime */
export function parseOffer(typed: TypedOffer, exempt = false): AskedOffer {
  const kind = readChoice(typed, "kind");
  const counts = (name: FieldName): boolean => {
    if (name === "state" || name === "city") return true;
    const { kinds } =
      name in choiceFields ? getChoiceField(name as ChoiceName) : getNumberField(name as NumberName);
    return !kinds || kinds.includes(kind);
  };
  const said = new Set(offerFields.filter((name) => typed[name]?.trim() && counts(name)));
  const counted = Object.fromEntries([...said].map((name) => [name, typed[name]]));
  const result = numbers.safeParse(counted);
  const city = cityField.safeParse(counted.city);
  const errors: AskedOffer["errors"] = {
    ...toErrors(result.error),
    ...(city.success ? {} : { city: city.error.issues[0]!.message }),
  };
  const isAsked = said.size > 0 && (said.size > 1 || !said.has("kind"));
  if (isAsked && !said.has("pay")) errors.pay = "Enter the pay that is offered.";
  const found = result.success ? result.data : null;
  const whole = found?.pay ? toTerms(found, typed, exempt) : null;
  const terms = whole && isPackage(typed) ? toTaxablePay(whole) : whole;
  Object.assign(
    errors,
    listMissing(said),
    whole && findOddTerms(whole),
    whole && isPackage(typed) && findOddPackage(toTaxablePay(whole), toPackageWeek(whole)),
  );
  return {
    typed,
    errors,
    terms: Object.keys(errors).length === 0 ? terms : null,
    state: findState(typed.state)?.code ?? null,
    city: city.data ?? "",
    localPercent: found?.local ?? 0,
    nonCompete: { miles: found?.miles ?? null, months: found?.banMonths ?? null },
    said,
  };
}

const toErrors = (error: z.ZodError | undefined): AskedOffer["errors"] =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0] as NumberName, message]));

type Numbers = z.infer<typeof numbers>;

function toTerms(said: Numbers, typed: TypedOffer, exempt: boolean): OfferTerms {
  const kind = readChoice(typed, "kind");
  const per = readChoice(typed, "per");
  const isTravel = kind === "travel";
  const hours = said.hours ?? (per === "shift" ? toUsualHours("travel") : toUsualHours(kind));
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  return {
    ...noOffer,
    signMonths: 24,
    retentionMonths: 12,
    weeks: isTravel ? usualContractWeeks : 0,
    ...given,
    kind,
    per,
    hours,
    // Whole 12-hour shifts make 24, 36 and 48 hours.
    shift: said.shift ?? (hours % 12 === 0 ? 12 : 8),
    rule: readChoice(typed, "rule") || (exempt || kind === "contractor" || per === "year" ? "none" : "week"),
    exempt,
    claw: readChoice(typed, "claw"),
    callPer: readChoice(typed, "callPer"),
    callSure: readChoice(typed, "callSure") === "yes",
    qualitySure: readChoice(typed, "qualitySure") === "yes",
    ptoPer: readChoice(typed, "ptoPer"),
    pooled: readChoice(typed, "pooled") === "yes",
    vestBy: readChoice(typed, "vestBy"),
    tailPaid: readChoice(typed, "tailPaid"),
    cut: readChoice(typed, "cut") === "yes",
    home: readChoice(typed, "home") === "yes",
  } as OfferTerms;
}

const isPackage = (typed: TypedOffer): boolean =>
  readChoice(typed, "kind") === "travel" && readChoice(typed, "stipends") === "within";

const toPackageWeek = (terms: OfferTerms): number => toBaseRate(terms) * terms.hours;

/** What the stipends leave of a week's whole package. */
const toTaxablePay = (terms: OfferTerms): OfferTerms => ({
  ...terms,
  per: "week",
  pay: toPackageWeek(terms) - terms.lodging - terms.meals,
});
