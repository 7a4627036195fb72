import { z } from "zod";
import { states } from "#app/facts/reference/place/states.ts";
import { toQuestionJsonSchema } from "#app/jobs/questions/answers.ts";
import { type Question, toFieldName } from "#app/jobs/questions/question.ts";
import { unkeptPrefix } from "#app/kit/drafts/drafts.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import {
  authorizations,
  consent,
  considerField,
  licenseRows,
  mostNote,
  payField,
  preferredPlaceField,
  questionsField,
  resumeField,
  shareField,
} from "./application.ts";
import { toApplicationSchema } from "./application-schema.ts";

interface Asking {
  title: string;
  employer: string;
  pay: string;
  questions: readonly Question[];
  revision: number;
  /** Empty for a posting with one. */
  places: readonly string[];
}

const toChoices = (choices: readonly (readonly [value: string, label: string])[]) =>
  choices.map(([value, label]) => ({ const: value, title: label }));

/** JSON Schema 2020-12 of what a program sends to apply. Files go by multipart, in fields of these names. */
export function toApplySchema({
  title,
  employer,
  pay,
  questions,
  revision,
  places,
}: Asking): Record<string, unknown> {
  const text = (label: string, maxLength: number, rest: Record<string, unknown> = {}) => ({
    title: label,
    type: "string",
    maxLength,
    ...rest,
  });
  const licenses = licenseRows.flatMap((row) => [
    [
      `license${row}`,
      {
        title: `State of license ${row}`,
        type: "string",
        oneOf: toChoices(states.map(({ code, name }) => [code, name])),
      },
    ],
    [`licenseNumber${row}`, text(`Number of license ${row}`, 40)],
    [`compact${row}`, { title: `License ${row} is multistate or compact`, type: "boolean" }],
  ]);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Apply: ${title}`,
    description: `An application to ${employer}. A file goes by multipart/form-data, in the field "${resumeField}".`,
    type: "object",
    additionalProperties: false,
    required: [
      ...["firstName", "email"],
      ...questions.filter(({ isRequired }) => isRequired).map(({ id }) => toFieldName(id)),
    ],
    properties: {
      firstName: text("First name", 100, { minLength: 1 }),
      lastName: text("Last name", 100, { description: "Leave it out of a single name." }),
      email: text("Email", 254, { format: "email" }),
      phone: text("Phone", 40, { description: "With its area code. Leave it out if you have none to give." }),
      resumeFrom: text("Where the résumé comes from", 60, {
        default: "upload",
        description:
          'Of an account: "profile", or "document-" and the id of a document. Otherwise "upload" or "none".',
      }),
      ...Object.fromEntries(licenses),
      authorization: {
        title: "Work authorization",
        type: "string",
        oneOf: toChoices(Object.entries(authorizations)),
      },
      startOn: { title: "Earliest start", type: "string", format: "date" },
      schedule: text("Schedule requests", 300),
      message: text("Note", mostNote, { description: "Without a résumé, at least 20 characters." }),
      ...(places.length > 0 && {
        [preferredPlaceField]: { title: "Preferred place", type: "string", enum: places },
      }),
      [shareField]: {
        title: "Show the employer the email address and phone at once",
        type: "boolean",
        default: false,
        description: "Otherwise both sides write through our site until the applicant shows them.",
      },
      [considerField]: {
        title: "Let the employer consider the application for its other jobs",
        type: "boolean",
        default: false,
      },
      consent: {
        title: "Consent",
        description: consent.text,
        const: consent.version,
        default: consent.version,
      },
      [payField]: text("Pay as it was read", 200, {
        default: pay,
        description: "If it is sent and the pay has changed, nothing is sent and the answer is 409.",
      }),
      [questionsField]: {
        title: "Questions as they were read",
        type: "integer",
        default: revision,
        description: "If it is sent and the questions have changed, nothing is sent and the answer is 409.",
      },
      ...Object.fromEntries(
        questions.map((question) => [toFieldName(question.id), toQuestionJsonSchema(question)]),
      ),
    },
  };
}

/** Null for a value that no field takes. */
const jsonValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).max(20)]);

/** Takes JSON by the names of the form's fields. Their own rules come after. */
export const toJsonFields = (questions: readonly Question[]) =>
  z.object(
    Object.fromEntries(
      [...fieldNames(toApplicationSchema(questions)), payField, questionsField]
        .filter((name) => !name.startsWith(unkeptPrefix))
        .map((name) => [name, jsonValue.optional()]),
    ),
  );

export function toJsonForm(
  values: Readonly<Record<string, z.output<typeof jsonValue> | undefined>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat())
      if (one !== null && one !== undefined && one !== false)
        form.append(name, one === true ? "on" : String(one));
  return form;
}
