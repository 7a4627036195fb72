import {
  hasType,
  isJsonObject,
  type JsonObject,
  type MarkupRuleId,
  type MarkupSeverity,
  markupRules,
  toMarkupValues,
} from "./markup-rules.ts";

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

const mostDepth = 6;
const jobPosting = /(?:^|[/:])JobPosting$/i;

interface ReadMarkup {
  postings: JsonObject[];
  findings: MarkupFinding[];
}

export function readMarkup(scripts: readonly string[]): ReadMarkup {
  const findings: MarkupFinding[] = [];
  const add = (message: string, fix: string) => findings.push(toMarkupFinding("P8", "", message, fix));
  const postings = scripts.flatMap((script) => {
    if (/<\/script|<!--/i.test(script))
      add("The script has a “<” that ends or hides it.", "Write < as \\u003c inside the script.");
    const value = parse(script);
    if (value === undefined) {
      add("The script is not valid JSON.", "Check its commas, quotes and line breaks.");
      return [];
    }
    const found = findPostings(value, 0);
    if (found.length > 0 && !isOfSchemaOrg(value))
      add("The markup does not name schema.org.", 'Write "@context": "https://schema.org".');
    if (Array.isArray(value) && found.length > 0 && value.length > 1)
      add("The script holds a list.", 'Write one object, or one with "@graph".');
    return found;
  });
  if (postings.length === 0 && findings.length === 0)
    add("The page has no JobPosting markup.", "Add one script of the type application/ld+json.");
  return { postings, findings };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findPostings(value: unknown, depth: number): JsonObject[] {
  if (depth > mostDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => findPostings(item, depth + 1));
  if (!isJsonObject(value)) return [];
  if (hasType(value, jobPosting)) return [value];
  const { "@graph": graph, itemListElement, item, mainEntity } = value;
  return [graph, itemListElement, item, mainEntity].flatMap((part) => findPostings(part, depth + 1));
}

const isOfSchemaOrg = (value: unknown): boolean =>
  toMarkupValues(value).some(
    (item) =>
      isJsonObject(item) &&
      toMarkupValues(item["@context"]).some((context) =>
        /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(
          typeof context === "string" ? context : isJsonObject(context) ? String(context["@vocab"]) : "",
        ),
      ),
  );
