/** What a question to the mentor asks for. data/understanding/README.md says what each means. */
export const toolLabels = [
  "take-home",
  "education",
  "certificate",
  "authority",
  "ratio",
  "overtime",
  "license",
  "compact",
  "pay-law",
  "pay",
  "prices",
  "hospitals",
  "per-diem",
  "outlook",
  "training",
  "work",
  "match",
  "jobs",
] as const;
export type ToolLabel = (typeof toolLabels)[number];

/** What must not be answered. */
export const refusalLabels = [
  ...(["crisis", "medical", "legal", "immigration", "rival", "improper", "not-covered"] as const),
] as const;
export type RefusalLabel = (typeof refusalLabels)[number];

const refusals: ReadonlySet<string> = new Set(refusalLabels);
export const isRefusal = (label: string): label is RefusalLabel => refusals.has(label);

export const questionLabels = [...toolLabels, "guides", "site", ...refusalLabels] as const;
export type QuestionLabel = (typeof questionLabels)[number];
