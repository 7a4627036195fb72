import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";
import { optionalLine, optionalPhoneLine, requiredLine, requiredText } from "#app/kit/forms/fields.ts";
import type { Message } from "#app/kit/forms/message.ts";
import { findUploadType, maxUploadBytes, toTypeProblem } from "#app/kit/platform/file/file-type.ts";

const badHeadcount = "Please enter a number from 1 to 999";

/** What the endpoint takes (spec section 7); only name, email, company and details are required there. */
export const hireRequestSchema = z.object({
  name: requiredLine("Name is required", 120),
  email: z.string({ error: "Please enter a valid email address" }).pipe(emailField),
  phone: optionalPhoneLine(),
  company: requiredLine("Company name is required", 160),
  position: optionalLine(160),
  place: optionalLine(120),
  headcount: z
    .int({ error: badHeadcount })
    .min(1, badHeadcount)
    .max(999, badHeadcount)
    .nullish()
    .transform((count) => count ?? null),
  details: requiredText("Details are required", 5000),
  source: optionalLine(80),
});

const badPhone = "Please enter a valid phone number";
const moreDetails = "Please provide more details about your hiring needs";

/** Of the quick-hire form on home, /employers and the recruiters' pages (spec section 5). */
const quickHireSchema = hireRequestSchema.extend({
  phone: optionalPhoneLine().refine((phone) => phone === null || phone.length >= 10, badPhone),
  position: requiredLine("Position title is required", 160),
  details: requiredText(moreDetails, 5000).min(20, moreDetails),
});

export const dialogSource = "hire-request";

export const isOfDialog = (source: string | null): boolean => source === null || source === dialogSource;

/** The dialog and its page require less than a form in a page. What was sent says in `source` which it was. */
export const toHireSchema = (source: unknown): typeof hireRequestSchema | typeof quickHireSchema =>
  isOfDialog(typeof source === "string" ? source.trim() || null : null) ? hireRequestSchema : quickHireSchema;

export type HireRequestInput = z.output<typeof hireRequestSchema>;

/** JSON can name a file without sending it. */
export const toHireJsonSchema = (source: unknown) =>
  toHireSchema(source).safeExtend({ fileName: optionalLine(255) });

/** The last field of the form, so that the text arrives before the file. */
export const attachmentField = "attachment";

export interface HireRequestProblem extends Message {
  code: string;
  status: number;
}

const failed = "Submission Failed";

export const hireRequestProblems = {
  missing: {
    code: "missing_information",
    status: 400,
    title: "Missing Information",
    text: "Please fill in all required fields",
  },
  wrong_type: {
    code: "invalid_file_type",
    status: 415,
    title: "Invalid file type",
    text: "Please upload a PDF or image file",
  },
  damaged: {
    code: "damaged_file",
    status: 415,
    title: "Empty or damaged file",
    text: "This file is empty or damaged: it has the name of a PDF or an image, but not its content. Save it again, or choose another one.",
  },
  too_large: {
    code: "too_large",
    status: 413,
    title: failed,
    text: "The file is larger than 10 MB. Please choose a smaller one.",
  },
  too_many_files: {
    code: "too_many_files",
    status: 400,
    title: "Too many files",
    text: "Please attach one file. You sent a second one, so nothing was sent.",
  },
  no_more_files: {
    code: "no_more_files",
    status: 429,
    title: failed,
    text: "We have taken as many files today as we take in a day. Send your request without one, and we ask you for it.",
  },
  unreadable: {
    code: "unreadable_form",
    status: 400,
    title: failed,
    text: "We could not read the form, so your request was not sent. Please try again.",
  },
  too_many: {
    code: "too_many_requests",
    status: 429,
    title: failed,
    text: "There were too many requests from your network. Please wait a minute and try again.",
  },
  unavailable: {
    code: "unavailable",
    status: 503,
    title: failed,
    text: "We cannot store requests right now, so your request was not sent. Please try again in a few minutes.",
  },
  unreachable: {
    code: "unreachable",
    status: 0,
    title: failed,
    text: "Please try again or contact us directly.",
  },
} as const satisfies Record<string, HireRequestProblem>;

export const tooManyUnread: HireRequestProblem = {
  ...hireRequestProblems.too_many,
  text: "There were too many requests from your network, so yours was not sent. Wait a minute, then reload this page to send it again. Your text is also still in the form if you go back.",
};

export function toFileProblem(problem: { code?: string } | undefined): HireRequestProblem | null {
  const { wrong_type, damaged, too_large, too_many_files, no_more_files } = hireRequestProblems;
  return (
    [wrong_type, damaged, too_large, too_many_files, no_more_files].find(
      ({ code }) => code === problem?.code,
    ) ?? null
  );
}

const requiredFields = ["name", "email", "company", "position", "details"];

export function toFieldProblem(form: FormData, errors: Record<string, string[] | null>): HireRequestProblem {
  const isMissing = requiredFields.some((field) => errors[field] && !String(form.get(field) ?? "").trim());
  if (isMissing) return hireRequestProblems.missing;
  const [text = hireRequestProblems.unreadable.text] = Object.values(errors).flatMap((error) => error ?? []);
  return { code: "invalid_input", status: 400, title: failed, text };
}

/** The server repeats these checks. */
export async function findFileProblem(files: readonly File[]): Promise<HireRequestProblem | null> {
  const [file] = files;
  if (!file || (file.size === 0 && file.name === "")) return null;
  if (files.length > 1) return hireRequestProblems.too_many_files;
  if (file.size > maxUploadBytes) return hireRequestProblems.too_large;
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return findUploadType(head) ? null : hireRequestProblems[toTypeProblem(file.name, head)];
}

export const listAttached = (form: FormData): File[] =>
  form.getAll(attachmentField).filter((value) => value instanceof File);
