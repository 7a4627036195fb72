import { type OfferKind, offerKinds, tailPayers } from "#app/clinicians/offer/sum/offer-terms.ts";
import { callPeriods, overtimeRules } from "#app/clinicians/offer/sum/overtime.ts";
import { clawbacks, vestingWays } from "#app/clinicians/offer/sum/paid-once.ts";
import { offerPayUnits, timeOffUnits } from "#app/clinicians/offer/sum/time-off.ts";

interface ChoiceField {
  label: string;
  /** The value that an address omits. "" depends on the other fields. */
  usual: string;
  options: Readonly<Record<string, string>>;
  kinds?: readonly OfferKind[];
}

const toOptions = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  Object.fromEntries(values.map((value) => [value, names[value]])) as Record<Value, string>;

export const choiceFields = {
  kind: {
    label: "Kind of offer",
    usual: "staff",
    options: toOptions(offerKinds, {
      staff: "Staff (W-2)",
      travel: "Travel contract",
      contractor: "1099 contractor",
    }),
  },
  per: {
    label: "Paid by",
    usual: "hour",
    options: toOptions(offerPayUnits, { hour: "an hour", shift: "a shift", week: "a week", year: "a year" }),
  },
  rule: {
    label: "Overtime",
    usual: "",
    kinds: ["staff", "travel"],
    options: {
      "": "As is usual for this pay",
      ...toOptions(overtimeRules, {
        week: "Over 40 hours a week",
        fortnight: "8 and 80 (hospital rule)",
        day: "Over 8 hours a day too",
        none: "None: salaried, exempt",
      }),
    },
  },
  stipends: {
    label: "Stipends are",
    usual: "top",
    kinds: ["travel"],
    options: { top: "on top of pay", within: "part of the pay" },
  },
  callPer: {
    label: "Call shifts are counted",
    usual: "month",
    options: toOptions(callPeriods, { month: "a month", year: "a year" }),
  },
  callSure: {
    label: "Call pay is",
    usual: "yes",
    options: { yes: "guaranteed", no: "expected" },
  },
  qualitySure: {
    label: "Quality pay is",
    usual: "no",
    kinds: ["staff", "contractor"],
    options: { no: "expected", yes: "guaranteed" },
  },
  claw: {
    label: "If you leave early, you repay",
    usual: "part",
    kinds: ["staff"],
    options: toOptions(clawbacks, { part: "the months that are left", full: "all of it", none: "nothing" }),
  },
  ptoPer: {
    label: "Counted in",
    usual: "days",
    kinds: ["staff"],
    options: toOptions(timeOffUnits, {
      days: "days a year",
      hours: "hours a year",
      accrual: "hours for each paid hour",
    }),
  },
  pooled: {
    label: "Sick days",
    usual: "no",
    kinds: ["staff"],
    options: { no: "on top of PTO", yes: "come out of PTO" },
  },
  vestBy: {
    label: "Vesting",
    usual: "cliff",
    kinds: ["staff", "travel"],
    options: toOptions(vestingWays, { cliff: "all at once then", graded: "an equal part each year" }),
  },
  tailPaid: {
    label: "Malpractice tail",
    usual: "none",
    options: toOptions(tailPayers, {
      none: "none needed, or not said",
      employer: "they pay it",
      me: "you pay it",
    }),
  },
  cut: {
    label: "A canceled shift cuts stipends",
    usual: "yes",
    kinds: ["travel"],
    options: { yes: "in proportion", no: "not at all" },
  },
  home: {
    label: "Tax home elsewhere",
    usual: "yes",
    kinds: ["travel"],
    options: { yes: "Yes, with costs there", no: "No, stipends are taxed" },
  },
} as const satisfies Record<string, ChoiceField>;

export type ChoiceName = keyof typeof choiceFields;
export const choiceNames = Object.keys(choiceFields) as ChoiceName[];

export const getChoiceField = (name: ChoiceName): ChoiceField => choiceFields[name];
