import { z } from "zod";
import { optionalText } from "#app/kit/forms/fields.ts";

export const reportReasons = {
  "not-open": "The job is not open any more",
  "wrong-pay": "The pay is wrong",
  scam: "It looks like a scam",
  discriminates: "It discriminates against someone",
  other: "Something else is wrong",
} as const;

export type ReportReason = keyof typeof reportReasons;

export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const reportSchema = z.object({
  reason: z.enum(reportReasonNames, { error: "Choose what is wrong" }),
  details: optionalText(2000),
  email: z.string().trim().max(254).pipe(z.email("Enter an address like name@example.com")).optional(),
});

export type WrittenReport = z.output<typeof reportSchema>;
