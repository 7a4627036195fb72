import { z } from "zod";
import { emailField, firstNameField, lastNameField } from "#app/accounts/account-fields.ts";
import { findMultistateProblem } from "#app/facts/licensing/multistate.ts";
import { findState, parseState } from "#app/facts/reference/place/states.ts";
import { eeoFields, toAnswerFields } from "#app/jobs/questions/answers.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import { optionalLine, optionalPhone, optionalText } from "#app/kit/forms/fields.ts";
import { noSource } from "#app/kit/vitals/visit-source.ts";
import {
  consent,
  considerField,
  licenseRows,
  mostNote,
  type NewApplication,
  preferredPlaceField,
  shareField,
} from "./application.ts";

const stateField = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((typed, context) => {
    if (!typed) return null;
    const state = parseState(typed);
    if (state) return state.code;
    context.addIssue("Choose a state from the list");
    return z.NEVER;
  });

const tick = z
  .enum(["on", "1", "true", ""])
  .or(z.boolean())
  .nullish()
  .transform((ticked) => ticked !== null && ticked !== undefined && ticked !== "" && ticked !== false);

const startField = z
  .string()
  .trim()
  .nullish()
  .transform((typed) => typed || null)
  .refine(
    (day) =>
      day === null || (z.iso.date().safeParse(day).success && day >= "2020-01-01" && day < "2100-01-01"),
    "Please enter the day as month, day and year",
  );

const licenseFields = Object.fromEntries(
  licenseRows.flatMap((row) => [
    [`license${row}`, stateField],
    [`licenseNumber${row}`, optionalLine(40)],
    [`compact${row}`, tick],
  ]),
) as Record<`license${number}`, typeof stateField> &
  Record<`licenseNumber${number}`, ReturnType<typeof optionalLine>> &
  Record<`compact${number}`, typeof tick>;

/** Where the résumé comes from. "document-" is followed by the id of one in the account. */
const resumeFrom = z
  .string()
  .max(60)
  .regex(/^(?:upload|profile|none|document-[\w-]{1,40})$/)
  .catch("upload");

const applicationSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: z.string({ error: "Please enter a valid email address" }).pipe(emailField),
  phone: optionalPhone("Please enter a valid phone number, with its area code"),
  resumeFrom,
  ...licenseFields,
  authorization: z.enum(["authorized", "sponsorship"], "Choose one of the answers").nullish(),
  startOn: startField,
  schedule: optionalText(300),
  message: optionalText(mostNote),
  [preferredPlaceField]: optionalLine(100),
  [shareField]: tick,
  [considerField]: tick,
  consent: z
    .literal(consent.version, "The text above the button changed meanwhile. Please read it again")
    .default(consent.version),
});

/** @param profession the posting's, where an answer is read */
export const toApplicationSchema = (questions: readonly Question[], profession: string | null = null) =>
  applicationSchema
    .extend({
      ...toAnswerFields(questions),
      ...eeoFields,
    })
    .superRefine((values, context) => {
      const said = values as Record<string, unknown>;
      for (const row of licenseRows) {
        const state = said[`license${row}`];
        if (typeof state !== "string" || said[`compact${row}`] !== true) continue;
        const problem = findMultistateProblem(profession, state);
        if (problem)
          context.addIssue({
            ...{ code: "custom", path: [`license${row}`] },
            message: `${problem} Clear the tick`,
          });
      }
    }) as unknown as typeof applicationSchema;

export type ApplicationInput = z.output<typeof applicationSchema>;

interface SentLicense {
  state: string;
  number: string | null;
  isCompact: boolean;
}

/** A row without a state counts for nothing. */
export const toLicenses = (input: ApplicationInput): SentLicense[] =>
  licenseRows.flatMap((row) => {
    const values = input as unknown as Record<string, string | boolean | null>;
    const state = values[`license${row}`];
    return typeof state === "string"
      ? [
          {
            state: findState(state)?.name ?? state,
            number: (values[`licenseNumber${row}`] as string | null) ?? null,
            isCompact: values[`compact${row}`] === true,
          },
        ]
      : [];
  });

export function toNewApplication(
  { firstName, lastName, email, phone, message, shareContact, considerAgain }: ApplicationInput,
  job: { id: number; title: string; employer: string },
): NewApplication {
  return {
    ...{ firstName, lastName, email, phone, message },
    ...{ sharesContact: shareContact, mayConsiderAgain: considerAgain },
    ...{ jobId: job.id, jobTitle: job.title, employerName: job.employer, source: noSource },
  };
}
