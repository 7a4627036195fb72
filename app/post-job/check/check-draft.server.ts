import type { FormErrors } from "#app/forms/shown-form.tsx";
import { type CheckedPosting, checkPosting } from "#app/jobs/checks/check-posting.ts";
import { type Finding, toFinding } from "#app/jobs/checks/finding.ts";
import type { MarkupFinding } from "#app/jobs/checks/markup/markup-page.ts";
import type { MarkupSeverity } from "#app/jobs/checks/markup/markup-rules.ts";
import type { PayMarket } from "#app/jobs/checks/pay-rules.ts";
import { listRaises, toScore } from "#app/jobs/checks/score.ts";
import type { PayStanding } from "#app/jobs/detail/pay-standing.ts";
import { judgePosting } from "#app/jobs/judging/judge-posting.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import type { JobRecord } from "#app/jobs/posting/job-page.server.ts";
import { hoursPerYear } from "#app/reference/pay/full-time.ts";
import type { PostingCompany } from "../draft/companies.server.ts";

interface Asked {
  posting: JobDraft;
  /** As its page would read it. */
  record: JobRecord;
  siteUrl: string;
  errors: FormErrors;
  company: PostingCompany | null;
  /** Where the pay is among what others pay there. */
  standing: PayStanding | null;
  now: number;
}

/** With the fields that could not be read, which stand in for nothing, and the markup that the page would have. */
export function checkDraft(asked: Asked): CheckedPosting {
  const { posting, errors, company, standing, now } = asked;
  const { findings: found } = checkPosting({
    posting,
    staff: company?.staff ?? null,
    market: standing && toMarket(standing),
    now,
  });
  const wrong = Object.entries(errors).map(([field, text]) => toFinding("FIELD", "error", field, text));
  const known = new Set(found.map(({ rule }) => rule));
  const { checked } = judgePosting({ ...asked.record, status: "open" }, asked.siteUrl, now);
  const more = checked.findings.map(toDraftFinding).filter(({ rule }) => !known.has(rule));
  const findings = [...wrong, ...[...found, ...more].filter(({ field }) => !(field in errors))];
  return { findings, score: toScore(findings), raises: listRaises(findings) };
}

function toMarket({ figures, unit, area, source }: PayStanding): PayMarket | null {
  const { p10, p90 } = figures;
  if (p10 === null || p90 === null) return null;
  const toHour = (amount: number) => (unit === "hour" ? amount : amount / hoursPerYear);
  return { p10: toHour(p10), p90: toHour(p90), area, source: `${source.name}, ${source.period}` };
}

/** Publishing needs a posting without errors and without what search engines act against. */
const severities: Record<MarkupSeverity, Finding["severity"]> = {
  E: "error",
  P: "error",
  W: "warning",
  Q: "hint",
};

const fieldOf: [path: string, field: string][] = [
  ["title", "title"],
  ["description", "description"],
  ["jobLocation", "place"],
  ["applicantLocationRequirements", "licenseStates"],
  ["validThrough", "closesOn"],
  ["employmentType", "type"],
  ["baseSalary", "payMin"],
  ["identifier", "requisitionId"],
  ["experience", "experienceMonths"],
  ["education", "education"],
];

const toDraftFinding = ({ ruleId, severity, path, message, fix }: MarkupFinding): Finding =>
  toFinding(
    ruleId,
    severities[severity],
    fieldOf.find(([start]) => path.startsWith(start))?.[1] ?? path,
    message,
    { fix, source: "Google's rules for job postings in search" },
  );
