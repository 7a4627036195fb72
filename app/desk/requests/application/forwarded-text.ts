import { toMessageBody } from "#app/accounts/contact/message-body.ts";
import { toApplicationMail } from "#app/applications/submission/application-mail.ts";
import { dropMarks } from "#app/kit/platform/quoted-words.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { site } from "#app/site.ts";
import type { DeskApplication } from "./desk-application.server.ts";

/** What our recruiter sends to the employer, by email or through its own form. */
export function toForwardedText({ row, copy, files }: DeskApplication, sender: string) {
  const name = `${row.firstName} ${row.lastName}`.trim();
  const { firstName, lastName, email, phone, message, jobTitle, employerName } = row;
  const written = { firstName, lastName, email, phone, message, source: "" };
  const sent = { ...written, jobId: row.jobId ?? 0, jobTitle, employerName };
  const body = copy
    ? toApplicationMail(sent, copy, null).body
    : toMessageBody({ ...written, company: employerName, position: jobTitle });
  const attached = files.flatMap((file) => (file.r2Key ? [file.name] : []));
  return {
    subject: `Application: ${jobTitle}`,
    text: dropMarks(
      [
        "Hello,",
        `${name} applied for your job ${jobTitle} on ${site.name} on ${toOfficeDay(row.createdAt)}. Please answer ${name} at ${email}.`,
        body,
        ...(attached.length > 0 ? [`Attached: ${attached.join(", ")}`] : []),
        `${sender}\n${site.name}`,
      ].join("\n\n"),
    ),
  };
}
