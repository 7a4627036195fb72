import type { OfferKind } from "#app/offer/sum/offer-terms.ts";

type Unit =
  | "dollars"
  | "hours"
  | "weeks"
  | "months"
  | "days"
  | "years"
  | "percent"
  | "times"
  | "miles"
  | "number";

export interface NumberField {
  label: string;
  unit: Unit;
  /** More is a typing error or a joke. */
  most: number;
  least?: number;
  hint?: string;
  /** All kinds if missing. */
  kinds?: readonly OfferKind[];
  example?: string;
}

const employed: readonly OfferKind[] = ["staff", "travel"];
const staff: readonly OfferKind[] = ["staff"];
const travel: readonly OfferKind[] = ["travel"];
const contractor: readonly OfferKind[] = ["contractor"];

/** Keyed as in the address, where the second offer's fields end in 2. */
const numberFields = {
  pay: { label: "Pay", unit: "dollars", most: 5_000_000, least: 1, example: "48.50" },
  hours: {
    label: "Hours a week",
    unit: "hours",
    most: 100,
    least: 1,
    hint: "If blank: 40, or 36 for travel and shift pay",
  },
  shift: {
    label: "Hours per shift",
    unit: "hours",
    most: 24,
    least: 1,
    hint: "If blank: 12 for a week of 24, 36 or 48 hours, or else 8",
  },
  lodging: { label: "Lodging a week", unit: "dollars", most: 20_000, kinds: travel },
  meals: { label: "Meals a week", unit: "dollars", most: 10_000, kinds: travel },
  worked: {
    label: "Weeks of work a year",
    unit: "weeks",
    most: 52,
    least: 1,
    kinds: ["travel", "contractor"],
  },
  night: { label: "Night differential an hour", unit: "dollars", most: 500 },
  nightHours: { label: "Night hours a week", unit: "hours", most: 100 },
  weekend: { label: "Weekend differential an hour", unit: "dollars", most: 500 },
  weekendHours: { label: "Weekend hours a week, on average", unit: "hours", most: 100 },
  extra: {
    label: "Other differential an hour",
    unit: "dollars",
    most: 500,
    hint: "Charge, preceptor, float, certification",
  },
  extraHours: { label: "Hours a week that earn it", unit: "hours", most: 100 },
  overtime: {
    label: "Extra hours a week, on average",
    unit: "hours",
    most: 60,
    hint: "Beyond the hours above, charting at home too",
  },
  standby: { label: "Call pay an hour", unit: "dollars", most: 1_000 },
  standbyHours: { label: "Hours on call a week", unit: "hours", most: 168 },
  calledIn: { label: "Hours called in a week", unit: "hours", most: 60, hint: "Of the hours on call" },
  callTimes: { label: "Pay when called in, times base", unit: "times", most: 5, least: 1 },
  sign: { label: "Sign-on bonus", unit: "dollars", most: 2_000_000 },
  signMonths: { label: "Months to stay for it", unit: "months", most: 120, kinds: staff },
  retention: { label: "Retention or completion bonus", unit: "dollars", most: 2_000_000 },
  retentionMonths: { label: "Paid after how many months", unit: "months", most: 120, kinds: staff },
  move: { label: "Relocation or travel money", unit: "dollars", most: 500_000 },
  loan: {
    label: "Student loan repayment a year",
    unit: "dollars",
    most: 500_000,
    kinds: ["staff", "contractor"],
  },
  cme: { label: "CME and license money a year", unit: "dollars", most: 100_000, kinds: employed },
  pto: { label: "Paid time off", unit: "number", most: 3_000, kinds: staff },
  sick: { label: "Sick days a year", unit: "days", most: 100, kinds: staff },
  match: {
    label: "Employer's retirement money, % of pay",
    unit: "percent",
    most: 50,
    kinds: employed,
    hint: "Half of your first 6% is 3",
  },
  vest: { label: "Years until it is yours", unit: "years", most: 10, kinds: employed },
  premium: { label: "Your health premium a month", unit: "dollars", most: 20_000 },
  tail: { label: "What a tail would cost", unit: "dollars", most: 1_000_000 },
  miles: { label: "Non-compete: miles", unit: "miles", most: 5_000 },
  banMonths: { label: "Non-compete: months", unit: "months", most: 240 },
  weeks: { label: "Weeks of the contract", unit: "weeks", most: 52, least: 1, kinds: travel },
  guaranteed: { label: "Guaranteed hours a week", unit: "hours", most: 100, kinds: travel },
  canceled: {
    label: "Canceled shifts in the contract",
    unit: "number",
    most: 200,
    kinds: travel,
    hint: "What you expect, for the estimate",
  },
  policy: { label: "Your malpractice policy a year", unit: "dollars", most: 500_000, kinds: contractor },
  costs: { label: "Other business costs a year", unit: "dollars", most: 2_000_000, kinds: contractor },
  local: { label: "City or county income tax, %", unit: "percent", most: 10 },
} as const satisfies Record<string, NumberField>;

export type NumberName = keyof typeof numberFields;
export const numberNames = Object.keys(numberFields) as NumberName[];

export const getNumberField = (name: NumberName): NumberField => numberFields[name];
