import {
  listPostingCompanies,
  type PostingCompany,
  pickCompany,
} from "#app/companies/posting/draft/companies.server.ts";
import type { PostingDraft } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { pickErrors } from "#app/companies/posting/draft/read-draft.ts";
import { findStepOf, listStepsUpTo, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import {
  readPosting,
  showPosting,
  toPreview,
} from "#app/companies/posting/publication/read-posting.server.ts";
import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import { judgePosting } from "#app/jobs/checks/judgment/judge-posting.server.ts";
import type { MarkupFinding } from "#app/jobs/checks/markup/markup-page.ts";
import type { MarkupSeverity } from "#app/jobs/checks/markup/markup-rules.ts";
import { type CheckedPosting, listFindings, toChecked } from "#app/jobs/checks/rules/check-posting.ts";
import { type Finding, toFinding } from "#app/jobs/checks/rules/finding.ts";
import type { PayMarket } from "#app/jobs/checks/rules/pay-rules.ts";
import type { JobDetail } from "#app/jobs/page/job-article.tsx";
import type { PayStanding } from "#app/jobs/page/pay-standing.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { FormErrors } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";

interface Asked {
  posting: PostingContent;
  errors: FormErrors;
  company: PostingCompany | null;
  standing: PayStanding | null;
  now: number;
}

export interface CheckedStep extends CheckedPosting {
  /** Required fields that are empty and wrong ones, up to this step. The score means nothing before they are right. */
  open: { field: string; text: string }[];
}

/** A field that could not be read has only that finding. */
function listDraftFindings({ posting, errors, company, standing, now }: Asked): Finding[] {
  const found = listFindings({
    posting,
    staff: company?.staff ?? null,
    market: standing && toMarket(standing),
    now,
  });
  const wrong = Object.entries(errors).map(([field, text]) => toFinding("FIELD", "error", field, text));
  return [...wrong, ...found.filter(({ field }) => !(field in errors))];
}

/** Includes what search engines would say about the page's markup. */
export function checkDraft(asked: Asked, siteUrl: string): CheckedPosting {
  const found = listDraftFindings(asked);
  const record = toPreview(asked.posting, "preview");
  const { checked } = judgePosting({ ...record, status: "open" }, siteUrl, asked.now);
  const known = new Set(found.map(({ rule }) => rule));
  const more = checked.findings
    .map(toDraftFinding)
    .filter(({ rule, field }) => !known.has(rule) && !(field in asked.errors));
  return toChecked([...found, ...more]);
}

/** The posting of a draft. Null while it has an error, which nobody may publish. */
export async function readPublishable(
  context: SiteContext,
  draft: PostingDraft,
  company: PostingCompany,
): Promise<PostingContent | null> {
  const { posting, errors } = await readPosting(context, draft, company);
  // Only a hint depends on what others pay.
  const asked = { posting, errors, company, standing: null, now: context.now };
  const { findings } = checkDraft(asked, context.env.SITE_URL);
  return findings.some(({ severity }) => severity === "error") ? null : posting;
}

/** Scores the fields that the employer has reached. Omits findings that the step shows at a field. */
function checkStep(asked: Asked, step: WizardStep, isReached: (field: string) => boolean): CheckedStep {
  const checked = toChecked(
    listDraftFindings(asked).filter(({ field }) => isReached(field)),
    ({ field, rule }) => rule !== "FIELD" && findStepOf(field) === step,
  );
  const open = listStepsUpTo(step).flatMap((each) => Object.entries(pickErrors(asked.errors, each)));
  return { ...checked, open: open.map(([field, text]) => ({ field, text })) };
}

function toMarket({ figures, unit, area, source }: PayStanding): PayMarket | null {
  const { p10, p90 } = figures;
  if (p10 === null || p90 === null) return null;
  const toHour = (amount: number) => (unit === "hour" ? amount : amount / hoursPerYear);
  return { p10: toHour(p10), p90: toHour(p90), area, source: `${source.name}, ${source.period}` };
}

/** A posting must have no errors and nothing that search engines act against. */
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

interface SeenStep {
  posting: PostingContent;
  preview: JobDetail;
  errors: FormErrors;
  checked: CheckedStep;
}

/** Checks a field only once the employer has reached it. */
export async function checkDraftStep(
  context: SiteContext,
  request: Request,
  draft: PostingDraft,
  step: WizardStep,
): Promise<SeenStep> {
  const companies = await listPostingCompanies(context, request, await context.viewer(), draft.employerId);
  const company = pickCompany(companies, draft.employerId);
  const { posting, errors } = await readPosting(context, draft, company);
  const preview = await showPosting(context, posting, company?.slug ?? "preview");
  // The review page asks for what is not filled in yet.
  const isWhole = new URL(request.url).searchParams.has("check");
  const isReached = (field: string) =>
    field in draft.content.values || (isWhole && findStepOf(field) === step);
  const asked = { posting, errors, company, standing: preview.standing, now: context.now };
  return {
    posting,
    preview,
    errors: Object.fromEntries(Object.entries(pickErrors(errors, step)).filter(([name]) => isReached(name))),
    checked: checkStep(asked, step, isReached),
  };
}
