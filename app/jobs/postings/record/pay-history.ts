import { formatIsoDay } from "#app/kit/text/when.ts";
import type { JobRecord } from "./find-job.server.ts";
import { formatSalary, hasAmount } from "./pay.ts";
import type { WordedPay } from "./pay-amounts.ts";
import { toPostingDate } from "./posting-key.ts";

export function toPayHistory(
  { payEvents, ...now }: Pick<JobRecord, "payEvents"> & WordedPay,
  at: number,
): string[] {
  const befores = payEvents.map(({ min, max, type }) => ({
    salaryMinCents: min,
    salaryMaxCents: max,
    payUnit: type,
  }));
  return payEvents.flatMap((event, index) => {
    const change = toChange(befores[index]!, befores[index - 1] ?? now);
    return change ? [`${change} on ${toDay(event.at, at)}`] : [];
  });
}

function toChange(before: WordedPay, after: WordedPay): string | null {
  if (!hasAmount(before)) return hasAmount(after) ? `Pay first stated as ${toText(after)}` : null;
  if (!hasAmount(after)) return `Pay of ${toText(before)} taken out`;
  if (toText(before) === toText(after)) return null;
  if (before.payUnit !== after.payUnit) return `Pay changed from ${toText(before)} to ${toText(after)}`;
  return `Pay ${toDirection(before, after)} from ${formatSalary(before).amount} to ${toText(after)}`;
}

/** Only if neither end of the range moved the other way. */
function toDirection(before: WordedPay, after: WordedPay): string {
  const steps = [
    toStep(before.salaryMinCents, after.salaryMinCents),
    toStep(before.salaryMaxCents, after.salaryMaxCents),
  ];
  if (steps.every((step) => step >= 0)) return "raised";
  return steps.every((step) => step <= 0) ? "lowered" : "changed";
}

/** NaN when only one of them is stated, so that it is neither a raise nor a cut. */
function toStep(before: number | null, after: number | null): number {
  if (before === null && after === null) return 0;
  return before === null || after === null ? Number.NaN : after - before;
}

const toText = (pay: WordedPay): string => {
  const { amount, unit } = formatSalary(pay);
  return `${amount} ${unit}`;
};

function toDay(then: number, now: number): string {
  const [day, year] = [formatIsoDay(toPostingDate(then)), toPostingDate(now).slice(0, 4)];
  return day.endsWith(`, ${year}`) ? day.slice(0, -6) : day;
}
