/** Raise it whenever a rule's findings or weight change: results of different versions are kept apart. */
export const rulesVersion = 1;

/** E: not eligible. W: warning. P: search engines may act against the site. Q: quality. */
export type MarkupSeverity = "E" | "W" | "P" | "Q";

/** "recheck" was read in Google's pages, but must be read again before it blocks anyone. */
type Confidence = "verified" | "recheck" | "ours";

interface MarkupRule {
  severity: MarkupSeverity;
  confidence: Confidence;
  name: string;
}

const rule = (severity: MarkupSeverity, name: string, confidence: Confidence = "verified"): MarkupRule => ({
  severity,
  confidence,
  name,
});

/** The JobPosting checklist: developers.google.com/search/docs/appearance/structured-data/job-posting */
export const markupRules = {
  R1: rule("E", "Title: the job and nothing else"),
  R2: rule("E", "Description: the whole job, in HTML"),
  R3: rule("E", "Date posted: ISO 8601, not in the future"),
  R4: rule("E", "Hiring organization: the company's name"),
  R4a: rule("W", "Staffing for a client: the page says so", "recheck"),
  R5: rule("E", "Job location: an address with its country"),
  R5b: rule("E", "Remote: where applicants may live"),
  L1: rule("E", "Location type: TELECOMMUTE or nothing"),
  L2: rule("E", "Applicant locations: real countries or states"),
  L3: rule("E", "Hybrid work is not remote work"),
  L4: rule("W", "License states agree with the applicant locations", "ours"),
  L5: rule("W", "The page says where remote applicants may live"),
  L6: rule("E", "Locality: a place, not “Remote”"),
  L7: rule("W", "Several sites: one posting with all of them"),
  L8: rule("W", "Codes for state and country"),
  M1: rule("W", "Valid through: a future end with an offset"),
  M2: rule("W", "Employment type: Google's own values"),
  M3: rule("W", "Base salary: amounts, currency and unit"),
  M4: rule("W", "Identifier: the employer's own"),
  M5: rule("W", "Direct apply: true only on this site"),
  M6: rule("W", "Education: Google's own categories"),
  M7: rule("W", "Experience: a number of months"),
  M8: rule("W", "Experience in place of education needs both"),
  M9: rule("Q", "Other properties are of schema.org"),
  M10: rule("W", "Logo: an address that can be read", "recheck"),
  P1: rule("E", "One job on its own page"),
  P2: rule("P", "Everything in the markup is visible"),
  P3: rule("P", "A closed job leaves the search"),
  P4: rule("P", "A free way to apply"),
  P5: rule("P", "One real opening"),
  P6: rule("P", "No needless personal data, detours or capitals"),
  P7: rule("E", "The page can be read and indexed"),
  P8: rule("E", "Valid JSON-LD"),
  P9: rule("W", "Sitemap: last changes are told in time"),
  P10: rule("W", "IndexNow: a key that the protocol takes"),
} as const satisfies Record<string, MarkupRule>;

export type MarkupRuleId = keyof typeof markupRules;

export const findMarkupRule = (text: string | null): MarkupRuleId | null =>
  (Object.keys(markupRules) as MarkupRuleId[]).find((id) => id === text) ?? null;

/** Untrusted JSON from any site. */
export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toMarkupValues = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

export const toObjects = (value: unknown): JsonObject[] => toMarkupValues(value).filter(isJsonObject);

export function toTextValue(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return isJsonObject(value) && typeof value.name === "string" ? value.name.trim() : "";
}

export const hasType = (value: JsonObject, pattern: RegExp): boolean =>
  toMarkupValues(value["@type"]).some((type) => typeof type === "string" && pattern.test(type));

const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

export function parseMarkupDate(value: unknown): { at: number; hasOffset: boolean } | null {
  const match = typeof value === "string" ? isoDate.exec(value) : null;
  const at = match ? Date.parse(match[0]) : Number.NaN;
  return match && !Number.isNaN(at) ? { at, hasOffset: match[1] !== undefined } : null;
}
