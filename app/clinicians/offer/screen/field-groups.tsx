import type { OfferPage } from "#app/clinicians/offer/offer-page.server.ts";
import type { FieldName } from "#app/clinicians/offer/terms/field-names.ts";
import { monthNames } from "#app/clinicians/offer/terms/month-names.ts";
import { filings } from "#app/facts/reference/pay/filing.ts";
import { InputField, SelectField } from "./offer-field.tsx";

const filingLabels = {
  single: "Single",
  married_joint: "Married, filing jointly",
  head_of_household: "Head of household",
} as const;

export function AskerFields({ shared: { typed, errors } }: Pick<OfferPage, "shared">) {
  return (
    <details className="offer-group" open={Object.keys(errors).length > 0}>
      <summary>You, and what we assume</summary>
      <div className="offer-grid">
        <SelectField param="filing" label="Tax return" value={typed.filing ?? filings[0]}>
          {filings.map((filing) => (
            <option key={filing} value={filing}>
              {filingLabels[filing]}
            </option>
          ))}
        </SelectField>
        <InputField
          param="other"
          label="Other income of the household a year, $"
          value={typed.other ?? ""}
          error={errors.other}
          placeholder="0"
          isNumber
        />
        <InputField
          param="stay"
          label="Months you expect to stay"
          value={typed.stay ?? ""}
          error={errors.stay}
          placeholder="24"
          isNumber
        />
        <SelectField param="month" label="Month of the federal rate" value={typed.month ?? ""}>
          <option value="">This month</option>
          {monthNames.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}

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
