import type { FieldName } from "#app/clinicians/offer/terms/field-names.ts";

interface FieldGroup {
  title: string;
  names: readonly FieldName[];
}

/** Always visible. The first three answer most questions. */
export const firstFields: readonly FieldName[] = [
  "pay",
  "per",
  "state",
  "city",
  "hours",
  "shift",
  "stipends",
  "lodging",
  "meals",
  "weeks",
  "worked",
];

export const fieldGroups: readonly FieldGroup[] = [
  {
    title: "Nights, weekends, overtime and standby",
    names: [
      "night",
      "nightHours",
      "weekend",
      "weekendHours",
      "extra",
      "extraHours",
      "overtime",
      "rule",
      "standby",
      "standbyHours",
      "calledIn",
      "callTimes",
    ],
  },
  {
    title: "wRVU, call and quality pay",
    names: [
      "wrvuRate",
      "wrvuThreshold",
      "wrvus",
      "callRate",
      "callShifts",
      "callPer",
      "callSure",
      "quality",
      "qualitySure",
    ],
  },
  {
    title: "Bonuses, relocation, loans and CME",
    names: ["sign", "signMonths", "claw", "retention", "retentionMonths", "move", "loan", "loanYears", "cme"],
  },
  {
    title: "Time off, retirement and insurance",
    names: ["pto", "ptoPer", "sick", "pooled", "match", "vest", "vestBy", "premium"],
  },
  {
    title: "Contract terms and local tax",
    names: [
      "guaranteed",
      "canceled",
      "cut",
      "home",
      "policy",
      "costs",
      "tailPaid",
      "tail",
      "miles",
      "banMonths",
      "local",
    ],
  },
];
