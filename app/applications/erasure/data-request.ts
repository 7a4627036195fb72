import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";
import { optionalLine, requiredText } from "#app/kit/forms/fields.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { site } from "#app/site.ts";

const requestKinds = ["access", "correction", "erasure"] as const;
export type DataRequestKind = (typeof requestKinds)[number];

export const requestKindNames: Record<DataRequestKind, string> = {
  access: "See their data",
  correction: "Correct their data",
  erasure: "Delete their data",
};

const requestSources = ["email", "contact", "phone", "letter"] as const;

export const requestSourceNames: Record<(typeof requestSources)[number], string> = {
  email: "Email",
  contact: "Contact form",
  phone: "Phone",
  letter: "Letter",
};

/** Nobody enters those that people make themselves, on the page that deletes their account. */
export type StoredSource = (typeof requestSources)[number] | "account";

export const storedSourceNames: Record<StoredSource, string> = {
  ...requestSourceNames,
  account: "Account page",
};

/** California gives 45 days (CCPA, section 1798.130); the European Union gives a month. We promise the shorter. */
const lawDays = 45;

export const toDataDue = (receivedAt: number): number => receivedAt + site.privacyAnswerDays * dayMs;
export const toLawDue = (receivedAt: number): number => receivedAt + lawDays * dayMs;

/** A request may not come in the future, nor be entered a year late. */
export const toDataRequestSchema = (now: number) =>
  z.object({
    /** Made with the form, so that a second click adds nothing. */
    key: z.string().regex(/^[\w-]{22}$/),
    kind: z.enum(requestKinds, { error: "Choose what the person asks for" }),
    email: emailField,
    source: z.enum(requestSources, { error: "Choose how it came" }),
    received: z.iso
      .date({ error: "Enter the day as 2026-11-23" })
      .refine((day) => Date.parse(day) <= now, "The day is in the future")
      .refine((day) => Date.parse(day) > now - 366 * dayMs, "This is more than a year ago"),
    reference: optionalLine(40),
  });

/** Kept with the request, in JSON. The counts are rows by table. */
export interface Erasure {
  reason: string;
  startedAt: number;
  finishedAt: number | null;
  found: Record<string, number>;
  /** Whom the person may want to ask too. Forgotten when the request is closed. */
  employers: string[];
}

export const eraseSchema = z.object({
  identity: z.literal("on", { error: "Check first that the request comes from this person" }),
  reason: requiredText("Enter why you erase this person's data", 200),
});

export const answerDataSchema = z.object({
  state: z.enum(["done", "refused"], { error: "Choose how it ended" }),
  note: requiredText("Enter what was done, or why it was refused", 2000),
});
