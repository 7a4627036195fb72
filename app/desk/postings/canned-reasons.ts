import { z } from "zod";
import { asReadFields } from "#app/companies/posting/publication/review-notes.ts";
import { optionalText } from "#app/kit/forms/fields.ts";

/** What we send postings back for most often, as the employer reads it. */
export const cannedReasons = {
  pay: {
    label: "Pay is missing or unclear",
    text: "Please state the pay as a range of numbers, with its unit: an hour, a shift or a year.",
  },
  employer: {
    label: "Not clear who hires",
    text: "Please say which employer or facility this job is with, so that we can check it.",
  },
  email: {
    label: "Email is not at the company",
    text: "Please confirm an email address at your company's own domain, or verify the company in its workspace.",
  },
  several: {
    label: "Several jobs in one posting",
    text: "Please post one job at a time: one title in one place.",
  },
  license: {
    label: "License or requirements are missing",
    text: "Please state the license, the certificates and the experience that the job requires.",
  },
  money: {
    label: "Applicants would pay",
    text: "We publish no posting in which applicants pay for anything, such as training, equipment or a background check.",
  },
  discriminates: {
    label: "Leaves people out by law",
    text: "Please remove words that leave people out for their age, sex, origin, religion or disability.",
  },
  contact: {
    label: "Leads applicants elsewhere",
    text: "Please remove messenger names, phone numbers and private email addresses from the text. Applicants reach you through the posting.",
  },
} as const;

type CannedReason = keyof typeof cannedReasons;

const names = Object.keys(cannedReasons) as [CannedReason, ...CannedReason[]];

export const cannedOptions = [
  { value: "", label: "None of these" },
  ...names.map((value) => ({ value, label: cannedReasons[value].label })),
];

const longestReason = 1000;

const toReason = ({ canned, reason }: { canned?: "" | CannedReason; reason: string }): string =>
  [canned ? cannedReasons[canned].text : "", reason].filter(Boolean).join("\n\n");

export const deskRejectionSchema = z
  .object({
    decision: z.literal("reject"),
    canned: z.enum(["", ...names]).optional(),
    ...asReadFields,
    reason: optionalText(longestReason),
  })
  .superRefine((typed, context) => {
    const { length } = toReason(typed);
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["reason"], message });
    if (length === 0) refuse("Please say why, so that the employer can change it");
    if (length > longestReason) refuse("Please use fewer characters beside the reason that you chose");
  });

export const toRejection = (typed: z.output<typeof deskRejectionSchema>) => ({
  decision: typed.decision,
  revision: typed.revision,
  read: typed.read,
  reason: toReason(typed),
});
