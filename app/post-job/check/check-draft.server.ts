import type { FormErrors } from "#app/forms/shown-form.tsx";
import { type CheckedPosting, checkPosting } from "#app/jobs/checks/check-posting.ts";
import { toFinding } from "#app/jobs/checks/finding.ts";
import type { PayMarket } from "#app/jobs/checks/pay-rules.ts";
import { listRaises, toScore } from "#app/jobs/checks/score.ts";
import type { PayStanding } from "#app/jobs/detail/pay-standing.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { hoursPerYear } from "#app/reference/pay/full-time.ts";
import type { PostingCompany } from "../draft/companies.server.ts";

interface Asked {
  posting: JobDraft;
  errors: FormErrors;
  company: PostingCompany | null;
  /** Where the pay is among what others pay there. */
  standing: PayStanding | null;
  now: number;
}

/** With the fields that could not be read, which stand in for nothing. */
export function checkDraft({ posting, errors, company, standing, now }: Asked): CheckedPosting {
  const { findings: found } = checkPosting({
    posting,
    staff: company?.staff ?? null,
    market: standing && toMarket(standing),
    now,
  });
  const wrong = Object.entries(errors).map(([field, text]) => toFinding("FIELD", "error", field, text));
  const findings = [...wrong, ...found.filter(({ field }) => !(field in errors))];
  return { findings, score: toScore(findings), raises: listRaises(findings) };
}

function toMarket({ figures, unit, area, source }: PayStanding): PayMarket | null {
  const { p10, p90 } = figures;
  if (p10 === null || p90 === null) return null;
  const toHour = (amount: number) => (unit === "hour" ? amount : amount / hoursPerYear);
  return { p10: toHour(p10), p90: toHour(p90), area, source: `${source.name}, ${source.period}` };
}
