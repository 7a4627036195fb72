import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";
import { claims } from "#app/claims.ts";
import { optionalLine, optionalPhoneLine, requiredLine, requiredText } from "#app/kit/forms/fields.ts";
import type { Receipt } from "#app/kit/forms/receipt.ts";
import { site } from "#app/site.ts";

export const contactSpecialties = [
  { value: "emergency-medicine", label: "Emergency medicine" },
  { value: "family-medicine", label: "Family medicine" },
  { value: "internal-medicine", label: "Internal medicine" },
  { value: "nursing", label: "Nursing" },
  { value: "other", label: "Other" },
] as const;

/** The specialty of every employer's message (spec section 3). */
export const employerInquiry = "Employer Inquiry";

const email = z.string({ error: "Please enter a valid email address" }).pipe(emailField);

export const contactSchema = z.object({
  firstName: requiredLine("First name is required", 100),
  lastName: requiredLine("Last name is required", 100),
  email,
  phone: optionalPhoneLine(),
  specialty: z
    .enum(["", ...contactSpecialties.map(({ value }) => value)])
    .nullish()
    .transform((value) => value || null),
  message: requiredText("Message is required", 5000),
});

const moreDetails = "Please provide more details about your hiring needs";

/** For a site with its own hiring form (spec section 7). A one-word name has no last name. */
export const employerContactSchema = z.object({
  firstName: requiredLine("Name is required", 120),
  lastName: optionalLine(120).transform((name) => name ?? ""),
  email,
  phone: optionalPhoneLine(),
  message: requiredText(moreDetails, 5500),
  source: requiredLine("Source is required", 80),
  company: requiredLine("Company name is required", 160),
  position: requiredLine("Position title is required", 160),
  specialty: z.literal(employerInquiry),
});

export interface NewContact {
  kind: "contact" | "employer";
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  specialty: string | null;
  message: string;
  source: string | null;
  company: string | null;
  position: string | null;
}

type ContactInput = z.output<typeof contactSchema>;
type EmployerContactInput = z.output<typeof employerContactSchema>;

export function toNewContact(input: ContactInput | EmployerContactInput): NewContact {
  const isEmployer = "company" in input;
  return {
    kind: isEmployer ? "employer" : "contact",
    source: null,
    company: null,
    position: null,
    ...input,
  };
}

export const contactMessages = {
  sent: {
    title: "Message Sent Successfully!",
    text: `We'll get back to you ${claims.responseTime}. ${claims.responseCondition}`,
  },
  failed: { title: "Error Sending Message", text: "Please try again later." },
  employerSent: {
    title: "Hiring Request Submitted!",
    text: `We'll contact you ${claims.responseTime} to discuss your staffing needs. ${claims.responseCondition}`,
  },
  employerFailed: { title: "Submission Failed", text: `Please try again or call us at ${site.phone}.` },
  tooMany: "There were too many messages from your network. Please wait a minute and try again.",
  tooManyUnread:
    "There were too many messages from your network, so yours was not sent. Wait a minute, then reload this page to send it again. Your text is also still in the form if you go back.",
  unavailable:
    "We cannot store messages right now, so yours was not sent. Please try again in a few minutes.",
} as const;

export type MessageOutcome =
  | { ok: true; sent?: { publicId: string; receipt: Receipt } | null }
  | { ok: false; status: 409 | 429 | 503; code: string; message: string; title?: string };

export const notStored = {
  ok: false,
  status: 503,
  code: "unavailable",
  message: contactMessages.unavailable,
} as const satisfies MessageOutcome;
