import { z } from "zod";
import { emailField } from "#app/accounts/account-fields.ts";
import type { NewContact } from "#app/contact/contact.ts";
import { optionalLine, requiredLine, requiredText } from "#app/forms/fields.ts";

export const applicationSchema = z.object({
  firstName: requiredLine("First name is required", 100),
  lastName: requiredLine("Last name is required", 100),
  email: z.string({ error: "Please enter a valid email address" }).pipe(emailField),
  phone: optionalLine(40),
  message: requiredText("Write a few lines about yourself and your license", 5000),
});

export function toJobContact(
  input: z.output<typeof applicationSchema>,
  job: { id: number; title: string; employer: string; slug: string },
): NewContact {
  return {
    ...input,
    kind: "job",
    specialty: null,
    source: "job-page",
    company: job.employer,
    position: job.title,
    jobId: job.id,
  };
}
