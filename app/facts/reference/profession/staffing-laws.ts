import { toStateText } from "#app/facts/reference/place/states.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import staffing from "../../../../data/nurse_staffing_laws.json" with { type: "json" };

type RatioLaw = (typeof staffing.ratio_laws)[number];

// Most nurses work in these units. Each law lists more.
const unitNames: Record<string, string> = {
  icu: "intensive care",
  step_down: "step-down",
  intermediate_care: "intermediate care",
  ed: "the emergency department",
  medical_surgical: "medical-surgical units",
};

const exceptions: Record<string, string> = {
  OR: "A unit plan from a hospital's nurse staffing committee can replace a limit.",
};

/** By the specialty that a posting is filed under. */
const unitsOf: Readonly<Record<string, readonly [unit: string, name: string]>> = {
  telemetry: ["telemetry", "telemetry"],
  "medical-surgical": ["medical_surgical", "medical-surgical units"],
  icu: ["icu", "intensive care"],
  nicu: ["nicu", "newborn intensive care"],
  pacu: ["pacu", "post-anesthesia recovery"],
  emergency: ["ed", "the emergency department"],
  "emergency-medicine": ["ed", "the emergency department"],
  pediatrics: ["pediatrics", "pediatrics"],
  "progressive-care": ["step_down", "step-down units"],
  psychiatry: ["psychiatric", "psychiatric units"],
  "behavioral-health": ["psychiatric", "psychiatric units"],
  "labor-delivery": ["labor_active", "active labor"],
  oncology: ["specialty_oncology", "oncology units"],
  perioperative: ["operating_room", "the operating room"],
  "operating-room": ["operating_room", "the operating room"],
};

/** What the law says of one unit. Null for one that it does not name. */
export function describeUnitRatio(stateCode: string, specialty: string | null): string | null {
  const law = staffing.ratio_laws.find(({ state_code }) => state_code === stateCode);
  const unit = specialty ? unitsOf[specialty] : undefined;
  const found = unit && law?.ratios.find((ratio) => ratio.unit === unit[0]);
  if (!law || !found) return null;
  const note = "note" in found ? `, ${found.note}` : "";
  return `${startSentence(toStateText(stateCode))} limits a registered nurse to ${found.patients_per_nurse} ${found.patients_per_nurse === 1 ? "patient" : "patients"} in ${unit[1]}${note} (${law.citation}).`;
}

export function describeRatioLaw(stateCode: string): string | null {
  const law = staffing.ratio_laws.find(({ state_code }) => state_code === stateCode);
  if (!law) return null;
  const state = startSentence(toStateText(stateCode));
  const rule = `${state} law limits patients per registered nurse in hospitals: ${listLimits(law)} (${law.citation}, ${toStart(law, "in force since")}).`;
  return [rule, exceptions[stateCode]].filter(Boolean).join(" ");
}

function listLimits({ ratios }: RatioLaw): string {
  const limits = Object.entries(unitNames).flatMap(([unit, name]) => {
    const found = ratios.find((ratio) => ratio.unit === unit);
    return found ? [`${found.patients_per_nurse} in ${name}`] : [];
  });
  return listWithAnd(limits);
}

/** Where we have the day of adoption only, that is what we say. */
const toStart = (law: RatioLaw, since: string): string =>
  ("start_note" in law && law.start_note) || `${since} ${formatDay(law.effective_from)}`;

export function describeRatioLaws(): string {
  const byUnit = listStates("ratio_by_unit");
  const oneUnit = listStates("ratio_one_unit");
  return `${listWithAnd(byUnit)} set limits unit by unit. ${listWithAnd(oneUnit)} limit intensive care only. A national count of January 2024 found ${staffing.national_counts.states_with_ratio_for_at_least_one_unit} states with a limit for at least one unit; we have the text of these ${staffing.ratio_laws.length} laws.`;
}

const listStates = (kind: RatioLaw["kind"]): string[] =>
  staffing.ratio_laws
    .filter((law) => law.kind === kind)
    .map((law) => `${toStateText(law.state_code)} (${law.citation}, ${toStart(law, "since")})`);
