import { z } from "zod";
import { toEmailField } from "#app/accounts/account-fields.ts";
import { optionalText, requiredText } from "#app/kit/forms/fields.ts";

export const reportDecisionSchema = z.object({
  slug: z.string().max(200),
  /** Of the posting and its open reports, as the page showed them. */
  revision: z.string().max(40).default(""),
  decision: z.enum(["take-down", "dismiss"], { error: "Choose whether to take the posting down" }),
  reason: requiredText("Please say why", 1000),
});

interface ReportedRevision {
  /** When the posting last changed. */
  updatedAt: number;
  lastReport: number;
}

export const toReportRevision = ({ updatedAt, lastReport }: ReportedRevision): string =>
  `${updatedAt}-${lastReport}`;

/** What has happened since the page was read; empty when nothing has. */
export function listSince(revision: string, now: ReportedRevision): string[] {
  const [updatedAt, lastReport] = revision.split("-").map(Number);
  return [
    updatedAt !== now.updatedAt && "The posting was changed.",
    lastReport !== now.lastReport && "Another report of it came in.",
  ].filter((text) => text !== false);
}

export type ReportDecision = z.output<typeof reportDecisionSchema>;

export const reportReasons = {
  "not-open": "The job is not open any more",
  "wrong-pay": "The pay is wrong",
  scam: "It looks like a scam",
  discriminates: "It discriminates against someone",
  other: "Something else is wrong",
} as const;

export type ReportReason = keyof typeof reportReasons;

export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

const badAddress = "Enter an address like name@example.com";

export const reportSchema = z.object({
  reason: z.enum(reportReasonNames, { error: "Choose what is wrong" }),
  details: optionalText(2000),
  email: toEmailField(badAddress, badAddress).optional(),
});

export type WrittenReport = z.output<typeof reportSchema>;
