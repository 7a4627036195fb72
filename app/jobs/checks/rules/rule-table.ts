import type { Severity } from "./finding.ts";

/**
 * Google's levels: E is not eligible, W is a warning, P a policy that Google punishes by hand, Q is quality. E and P
 * block publishing.
 */
type Level = "E" | "W" | "P" | "Q";

interface Rule {
  level: Level;
  /** What the rule asks for. */
  title: string;
  /** Points that a warning costs, when it is not the usual 5. */
  cost?: number;
}

/** R, L, M and P are rules of Google's job posting search; the others are ours or a law's. */
export const rules = {
  R1: { level: "E", title: "The title is the name of the job and nothing else." },
  R1W: { level: "W", title: "The title is easy to read and to find." },
  R2: { level: "E", title: "The description describes the whole job in plain text or clean HTML." },
  R2W: { level: "W", title: "The description names duties, requirements and the schedule." },
  R3: { level: "E", title: "The posting has the date on which it was posted." },
  R4: { level: "E", title: "The posting names the hiring organization." },
  R4a: { level: "W", title: "An agency names the facility or says that it is withheld." },
  R5: { level: "E", title: "The posting says where the work is done." },
  R5W: { level: "W", title: "The address is as complete as the employer knows it." },
  R5b: { level: "E", title: "A remote job says which states it is open to." },
  L1: { level: "E", title: "A remote job is marked TELECOMMUTE and nothing else." },
  L2: { level: "E", title: "The places a remote job is open to are real states or countries." },
  L3: { level: "E", title: "A hybrid job has an address and is not marked as remote." },
  L4: { level: "W", title: "The states of a remote job match the licenses that its text asks for." },
  L5: { level: "W", title: "The page says in words where a remote job can be done." },
  L6: { level: "E", title: "A city is a city, not a word such as Remote." },
  L7: { level: "W", title: "One posting can name several places; it is not copied for each." },
  L8: { level: "W", title: "State and country are two-letter codes." },
  M1: { level: "W", title: "The posting has an end date that is true.", cost: 10 },
  M2: { level: "W", title: "The posting says what kind of employment it is." },
  M3: { level: "W", title: "The posting states pay.", cost: 10 },
  M3E: { level: "E", title: "The pay stated is possible." },
  M4: { level: "W", title: "The posting has the employer's own requisition number." },
  M5: { level: "W", title: "Direct apply is said only where the application ends on this site." },
  M6: { level: "W", title: "The education asked for is said as one of Google's levels." },
  M7: { level: "W", title: "The experience asked for is said in months, and the text agrees." },
  M8: { level: "W", title: "Experience in place of education is said only beside both." },
  P2: { level: "P", title: "What the markup says is on the page." },
  P3: { level: "P", title: "A posting that ended has no markup of an open job." },
  P4: { level: "P", title: "There is a way to apply, and it is free." },
  P5: { level: "P", title: "The posting is one real opening." },
  P6: { level: "P", title: "The posting is written with care and leads straight to the application." },
  P6W: { level: "W", title: "The link leads straight to the application." },
  P8: { level: "E", title: "The markup is valid schema.org JSON of one job." },
  PAY: { level: "E", title: "Pay is stated where a law asks for it." },
  PAYW: { level: "W", title: "Pay is stated where a law may ask for it.", cost: 10 },
  PAYR: { level: "Q", title: "Pay is near what is paid for this work in this place." },
  BEN: { level: "W", title: "Benefits are stated where a law asks for them." },
  TRV: { level: "W", title: "Travel and locum pay says stipends and guaranteed hours." },
  DOC: { level: "W", title: "A physician's pay says the base." },
  LIC: { level: "W", title: "The posting says which license the work needs." },
  CMP: { level: "W", title: "A compact license is accepted only where the compact works." },
  END: { level: "E", title: "The end date is still to come." },
  ENDW: { level: "W", title: "The end date is near enough to be true." },
  AGE: { level: "W", title: "The text prefers no age." },
  AGEE: { level: "E", title: "The text limits no age." },
  SEX: { level: "W", title: "The text prefers no sex." },
  SEXE: { level: "E", title: "The text limits no sex." },
  ORI: { level: "W", title: "The text prefers no origin, race or language." },
  ORIE: { level: "E", title: "The text excludes nobody by origin, race or citizenship." },
  DIS: { level: "W", title: "The text excludes nobody with a disability." },
  DISE: { level: "E", title: "The text refuses nobody for a disability." },
  REL: { level: "W", title: "The text prefers no religion." },
  RELE: { level: "E", title: "The text limits no religion." },
  FAM: { level: "W", title: "The text asks nothing about family, marriage or pregnancy." },
  MIL: { level: "W", title: "The text excludes no veteran by kind of discharge." },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

export const ruleOf = (id: RuleId): Rule => rules[id];

const severities: Record<Level, Severity> = { E: "error", P: "error", W: "warning", Q: "hint" };

export const severityOf = (id: RuleId): Severity => severities[rules[id].level];
