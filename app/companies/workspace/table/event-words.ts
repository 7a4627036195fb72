import type { PayUnit } from "#app/jobs/postings/record/job-draft.ts";
import { formatSalary, hasAmount } from "#app/jobs/postings/record/pay.ts";
import { statusNames } from "./table-search.ts";

interface Detail {
  from?: string | null;
  to?: keyof typeof statusNames;
  reason?: string | null;
  min?: number | null;
  max?: number | null;
  type?: PayUnit;
}

export function toEventText(kind: "state" | "pay" | "confirmed", detail: Detail): string {
  const reason = detail.reason ? `: ${detail.reason}` : "";
  if (kind === "confirmed") return `Confirmed as still open${reason}`;
  if (kind === "pay") return `Pay changed. It was ${toPayText(detail)} before`;
  const status = detail.to ? statusNames[detail.to] : "Changed";
  return `${detail.from ? status : `Written, ${status.toLowerCase()}`}${reason}`;
}

function toPayText({ min = null, max = null, type = "year" }: Detail): string {
  const pay = { salaryMinCents: min, salaryMaxCents: max, payUnit: type };
  if (!hasAmount(pay)) return "not stated";
  const { amount, unit } = formatSalary(pay);
  return `${amount} ${unit}`;
}
