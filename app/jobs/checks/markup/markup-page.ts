import { type MarkupRuleId, type MarkupSeverity, markupRules } from "./markup-rules.ts";
import type { JsonObject } from "./markup-values.ts";

/** Null means not known. */
export interface MarkupPage {
  text: string | null;
  status: number | null;
  /** Directives of the tag and the header, such as "noindex". */
  robots: string | null;
  canonical: string | null;
  /** A list, a search or a recruiter's page. */
  isList: boolean;
  isListedInRobotsTxt: boolean | null;
  needsLogIn: boolean;
  apply: "here" | "elsewhere" | "none" | null;
  isOpen: boolean | null;
  isAgency: boolean | null;
  /** The page states pay, be it for a visit or a shift of unknown length, which markup has no unit for. */
  statesPay?: boolean;
}

export interface JudgedMarkup {
  posting: JsonObject;
  page: MarkupPage;
  siteName: string;
  now: number;
}

export interface MarkupFinding {
  ruleId: MarkupRuleId;
  /** At most as severe as its rule. */
  severity: MarkupSeverity;
  confidence: (typeof markupRules)[MarkupRuleId]["confidence"];
  /** As "baseSalary.value.unitText"; empty for the whole page. */
  path: string;
  message: string;
  fix: string;
}

export function toMarkupFinding(
  ruleId: MarkupRuleId,
  path: string,
  message: string,
  fix: string,
  severity: MarkupSeverity = markupRules[ruleId].severity,
): MarkupFinding {
  return { ruleId, severity, confidence: markupRules[ruleId].confidence, path, message, fix };
}
