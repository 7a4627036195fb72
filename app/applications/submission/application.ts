import { z } from "zod";
import { emailField, firstNameField, lastNameField } from "#app/accounts/account-fields.ts";
import { optionalPhone, requiredText } from "#app/kit/forms/fields.ts";
import { noSource } from "#app/kit/vitals/visit-source.ts";

const fewWords = "Enter a few lines about yourself and your license";
const leastLength = 20;

export const applicationSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: z.string({ error: "Please enter a valid email address" }).pipe(emailField),
  phone: optionalPhone("Please enter a valid phone number, with its area code"),
  message: requiredText(fewWords, 5000).min(leastLength, fewWords),
});

/** Keeps the posting as it was. Stored once and never changed. */
export interface NewApplication extends z.output<typeof applicationSchema> {
  jobId: number;
  jobTitle: string;
  employerName: string;
  source: string;
}

export function toNewApplication(
  input: z.output<typeof applicationSchema>,
  job: { id: number; title: string; employer: string },
): NewApplication {
  return { ...input, jobId: job.id, jobTitle: job.title, employerName: job.employer, source: noSource };
}
