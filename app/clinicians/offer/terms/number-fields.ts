import type { OfferKind } from "#app/clinicians/offer/sum/offer-terms.ts";
import { hoursPerYear, weeksPerYear, workTime } from "#app/facts/reference/pay/full-time.ts";

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
  /** Only some professions are offered it. */
  isBilled?: boolean;
}

const employed: readonly OfferKind[] = ["staff", "travel"];
const staff: readonly OfferKind[] = ["staff"];
const travel: readonly OfferKind[] = ["travel"];
const contractor: readonly OfferKind[] = ["contractor"];
const notTravel: readonly OfferKind[] = ["staff", "contractor"];

/** A part of the week, which can be none of it. */
const hoursOfWeek = { unit: "hours", ...workTime.weekHours, least: 0 } as const;

/** Keyed as in the address, where the second offer's fields end in 2. */
const numberFields = {
  pay: { label: "Pay", unit: "dollars", most: 5_000_000, least: 1, example: "48.50" },
  hours: {
    label: "Hours a week",
    unit: "hours",
    ...workTime.weekHours,
    hint: "If blank: 40, or 36 for travel and shift pay",
  },
  shift: {
    label: "Hours per shift",
    unit: "hours",
    ...workTime.shiftHours,
    hint: "If blank: 12 for a week of 24, 36 or 48 hours, or else 8",
  },
  lodging: { label: "Lodging a week", unit: "dollars", most: 20_000, kinds: travel },
  meals: { label: "Meals a week", unit: "dollars", most: 10_000, kinds: travel },
  worked: {
    label: "Weeks of work a year",
    unit: "weeks",
    most: weeksPerYear,
    least: 1,
    kinds: ["travel", "contractor"],
    hint: "If blank: 48. For a contract, only its tax rates use it",
  },
  night: { label: "Night differential an hour", unit: "dollars", most: 500 },
  nightHours: { label: "Night hours a week", ...hoursOfWeek },
  weekend: { label: "Weekend differential an hour", unit: "dollars", most: 500 },
  weekendHours: { label: "Weekend hours a week, on average", ...hoursOfWeek },
  extra: {
    label: "Other differential an hour",
    unit: "dollars",
    most: 500,
    hint: "Charge, preceptor, float, certification",
  },
  extraHours: { label: "Hours a week that earn it", ...hoursOfWeek },
  overtime: {
    label: "Extra hours a week, on average",
    ...hoursOfWeek,
    hint: "Beyond the hours above, charting at home too",
  },
  standby: { label: "Standby pay an hour", unit: "dollars", most: 1_000 },
  standbyHours: { label: "Hours on call a week", ...hoursOfWeek },
  calledIn: { label: "Hours called in a week", ...hoursOfWeek, hint: "Of the hours on call" },
  callTimes: { label: "Pay when called in, times base", unit: "times", most: 5, least: 1 },
  wrvuRate: {
    label: "Rate per wRVU",
    unit: "dollars",
    most: 1_000,
    kinds: notTravel,
    example: "52.50",
    isBilled: true,
    hint: "Paid above the threshold",
  },
  wrvuThreshold: {
    label: "wRVU threshold a year",
    unit: "number",
    most: 100_000,
    kinds: notTravel,
    example: "5,000",
    isBilled: true,
    hint: "If blank: paid from the first",
  },
  wrvus: {
    label: "wRVUs you expect a year",
    unit: "number",
    most: 100_000,
    kinds: notTravel,
    example: "6,500",
    isBilled: true,
  },
  callRate: { label: "Pay for a call shift", unit: "dollars", most: 20_000, example: "500" },
  callShifts: { label: "Call shifts", unit: "number", ...workTime.daysOff, example: "4" },
  quality: {
    label: "Quality pay a year",
    unit: "dollars",
    most: 1_000_000,
    kinds: notTravel,
    example: "10,000",
  },
  sign: { label: "Sign-on bonus", unit: "dollars", most: 2_000_000 },
  signMonths: { label: "Months to stay for it", unit: "months", most: 120, kinds: staff },
  retention: { label: "Retention or completion bonus", unit: "dollars", most: 2_000_000 },
  retentionMonths: { label: "Paid after how many months", unit: "months", most: 120, kinds: staff },
  move: { label: "Relocation or travel money", unit: "dollars", most: 500_000 },
  loan: {
    label: "Student loan repayment in all",
    unit: "dollars",
    most: 1_000_000,
    kinds: notTravel,
  },
  loanYears: {
    label: "Years it is paid over",
    unit: "years",
    most: 20,
    least: 1,
    kinds: notTravel,
    example: "3",
    hint: "In equal parts",
  },
  cme: { label: "CME and license money a year", unit: "dollars", most: 100_000, kinds: employed },
  /** Bounded by its unit in `findOddTime`. */
  pto: { label: "Paid time off", unit: "number", most: hoursPerYear, kinds: staff },
  sick: { label: "Sick days a year", unit: "days", ...workTime.daysOff, kinds: staff },
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
  weeks: {
    label: "Weeks of the contract",
    unit: "weeks",
    ...workTime.contractWeeks,
    kinds: ["travel", "contractor"],
    hint: "If blank: 13 for travel, and no end for a 1099",
  },
  guaranteed: {
    label: "Guaranteed hours a week",
    unit: "hours",
    ...workTime.weekHours,
    least: 0,
    kinds: travel,
  },
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
