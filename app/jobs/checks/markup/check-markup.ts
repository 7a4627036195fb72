import { findOwn } from "#app/kit/text/own-value.ts";
import { checkPlaces } from "./location-rules.ts";
import {
  type JudgedMarkup,
  type MarkupFinding,
  type MarkupPage,
  readMarkup,
  toMarkupFinding,
} from "./markup-page.ts";
import {
  isJsonObject,
  type JsonObject,
  type MarkupRuleId,
  type MarkupSeverity,
  rulesVersion,
  toMarkupValues,
  toTextValue,
} from "./markup-rules.ts";
import { checkPage } from "./page-rules.ts";
import { checkRecommended } from "./recommended-rules.ts";
import { checkRequired } from "./required-rules.ts";
import { checkShown } from "./shown-rules.ts";

export interface CheckedMarkup {
  findings: MarkupFinding[];
  score: number;
  rulesVersion: number;
  isEligible: boolean;
  /** The page's first. */
  posting: JsonObject | null;
}

interface AskedMarkup {
  scripts: readonly string[];
  page: MarkupPage;
  siteName: string;
  now: number;
}

export function checkMarkup({ scripts, page, siteName, now }: AskedMarkup): CheckedMarkup {
  const { postings, findings } = readMarkup(scripts);
  const [posting] = postings;
  const judged = posting && { posting, page, siteName, now };
  const all = [
    ...findings,
    ...(postings.length > 1
      ? [
          toMarkupFinding(
            "P1",
            "",
            `The page has the markup of ${postings.length} jobs.`,
            "Give each job its own page.",
          ),
        ]
      : []),
    ...(judged
      ? [checkRequired, checkPlaces, checkRecommended, checkExperience, checkPage, checkShown].flatMap(
          (check) => check(judged),
        )
      : []),
  ];
  return {
    findings: all.sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity)),
    score: toMarkupScore(all),
    rulesVersion,
    isEligible: !all.some(({ severity }) => severity === "E"),
    posting: posting ?? null,
  };
}

const order: MarkupSeverity[] = ["E", "P", "W", "Q"];
const mostWithErrors = 49;
const points: Record<MarkupSeverity, number> = { E: 0, W: 5, P: 20, Q: 1 };
/** Without an end or without pay, a posting is shown to far fewer people. */
const heavier: Partial<Record<MarkupRuleId, number>> = { M1: 10, M3: 10 };

/** A rule counts once, however often a posting breaks it. */
function toMarkupScore(findings: readonly MarkupFinding[]): number {
  const worst = new Map<MarkupRuleId, number>();
  for (const { ruleId, severity } of findings) {
    const lost = severity === "W" ? (heavier[ruleId] ?? points.W) : points[severity];
    worst.set(ruleId, Math.max(worst.get(ruleId) ?? 0, lost));
  }
  const score = Math.max(0, 100 - [...worst.values()].reduce((sum, lost) => sum + lost, 0));
  return findings.some(({ severity }) => severity === "E") ? Math.min(score, mostWithErrors) : score;
}

const categories = new Set([
  "high school",
  "associate degree",
  "bachelor degree",
  "professional certificate",
  "postgraduate degree",
]);
const none = "no requirements";
const deprecated: Record<string, string> = { benefits: "jobBenefits", incentives: "incentiveCompensation" };

function checkExperience({ posting }: JudgedMarkup): MarkupFinding[] {
  const { educationRequirements, experienceRequirements, experienceInPlaceOfEducation: inPlace } = posting;
  const findings: MarkupFinding[] = [];
  const add = (...of: Parameters<typeof toMarkupFinding>) => findings.push(toMarkupFinding(...of));
  for (const education of toMarkupValues(educationRequirements)) {
    const said = isJsonObject(education) ? toMarkupValues(education.credentialCategory).map(String) : [];
    if (
      isJsonObject(education)
        ? said.length === 0 || said.some((category) => !categories.has(category))
        : education !== none
    )
      add(
        "M6",
        "educationRequirements.credentialCategory",
        `“${said.join(", ") || toTextValue(education)}” is not one of Google's categories.`,
        `Use ${[...categories].join(", ")}, or the text “${none}”.`,
      );
  }
  for (const experience of toMarkupValues(experienceRequirements)) {
    const months = isJsonObject(experience) ? experience.monthsOfExperience : undefined;
    if (isJsonObject(experience) ? typeof months !== "number" || !(months > 0) : experience !== none)
      add(
        "M7",
        "experienceRequirements.monthsOfExperience",
        "The experience is not a number of months.",
        `Give the least months as a number, or the text “${none}”.`,
      );
  }
  if (inPlace !== undefined && typeof inPlace !== "boolean")
    add("M8", "experienceInPlaceOfEducation", "It is not true or false.", "Write it without quotes.");
  else if (inPlace === true && (educationRequirements === undefined || experienceRequirements === undefined))
    add(
      "M8",
      "experienceInPlaceOfEducation",
      "Experience is taken in place of education, and one of both is not said.",
      "Add educationRequirements and experienceRequirements.",
    );
  for (const name of Object.keys(posting).filter((name) => !name.startsWith("@"))) {
    const newer = findOwn(deprecated, name);
    if (newer) add("M9", name, `“${name}” is deprecated.`, `Use ${newer}.`);
    else if (!knownProperties.has(name))
      add("M9", name, `schema.org's JobPosting has no “${name}”.`, "Leave it out, or correct its name.");
  }
  return findings;
}

/** From schema.org's JobPosting and Thing, without deprecated ones. */
const knownProperties: ReadonlySet<string> = new Set(
  "additionalType alternateName applicantLocationRequirements applicationContact baseSalary datePosted description directApply disambiguatingDescription educationRequirements eligibilityToWorkRequirement employerOverview employmentType employmentUnit estimatedSalary experienceInPlaceOfEducation experienceRequirements hiringOrganization identifier image incentiveCompensation industry jobBenefits jobDuration jobImmediateStart jobLocation jobLocationType jobStartDate mainEntityOfPage name occupationalCategory owner physicalRequirement potentialAction qualifications relevantOccupation responsibilities salaryCurrency sameAs securityClearanceRequirement sensoryRequirement skills specialCommitments subjectOf title totalJobOpenings url validThrough workHours".split(
    " ",
  ),
);
