import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toMessageBody } from "#app/accounts/contact/message-body.ts";
import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { isOpened, noteOpened } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { toApplicationMail } from "#app/applications/submission/application-mail.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import {
  type DeskApplication,
  findDeskApplication,
} from "#app/desk/requests/application/desk-application.server.ts";
import { findPassed, receiveDeskForm } from "#app/desk/requests/desk-form.server.ts";
import { toPassOnDays } from "#app/desk/requests/pass-on-days.ts";
import { listGivenFacts, toContactWords } from "#app/desk/requests/request-view.ts";
import { toApply } from "#app/jobs/postings/record/job-view.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { dropMarks } from "#app/kit/platform/quoted-words.ts";
import { toMailLink } from "#app/kit/text/mail-address.ts";
import { toOfficeDay, toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { site } from "#app/site.ts";

/** What our recruiter sends to the employer, by email or through its own form. */
function toForwardedText({ row, copy, files }: DeskApplication, sender: string) {
  const name = `${row.firstName} ${row.lastName}`.trim();
  const { firstName, lastName, email, phone, message, jobTitle, employerName } = row;
  const written = { firstName, lastName, email, phone, message, source: "" };
  const sent = {
    ...written,
    jobId: row.jobId ?? 0,
    jobTitle,
    employerName,
    sharesContact: true,
    mayConsiderAgain: false,
  };
  const body = copy
    ? toApplicationMail(sent, copy, { page: null, isShared: true }).body
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

/** Also keeps what feeds wrote from becoming a link that runs something. */
const toWebFact = (label: string, url: string | null): [string, string | null, string | undefined] => [
  label,
  url,
  toApply({ applyUrl: url })?.url,
];

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const { db, now } = context;
  const found = await findDeskApplication(db, params.publicId ?? "");
  if (!found) throw notFound();
  const { row, copy, files, sources, askers } = found;
  if (isOpened(request))
    await noteOpened(db, { id: row.id, actorId: viewer.id, what: { by: "desk" }, since: 0, now });
  const team =
    row.employerId === null ? [] : await listMemberEmails(db, row.employerId, ["owner", "recruiter"]);
  const forwarded = toForwardedText(found, toDisplayName(viewer));
  const [email, phone] = toContactWords(row);
  const subject = `?subject=${encodeURIComponent(forwarded.subject)}`;
  const addresses = [...team, ...askers.map((asker) => asker.email)];
  return {
    name: `${row.firstName} ${row.lastName}`.trim(),
    sent: toOfficeTime(row.createdAt),
    publicId: row.publicId,
    isWithdrawn: row.state === "withdrawn",
    message: row.message,
    copy,
    filePaths: Object.fromEntries(
      files.map(({ field, publicId, r2Key }) => [
        field,
        r2Key && serverPaths.adminSentFile(row.publicId, publicId),
      ]),
    ),
    hidesFrom: found.hidesFrom,
    passOn:
      row.passedOnAt === null ? toPassOnDays(row.createdAt, now) : { done: toOfficeDay(row.passedOnAt) },
    person: listGivenFacts([
      ["Email", row.email, email?.href],
      ["Phone", row.phone, phone?.href],
    ]),
    employer: listGivenFacts([
      ["Employer", row.employerName],
      ["Posting", row.jobTitle, row.jobSlug ? paths.job(row.jobSlug) : undefined],
      toWebFact("Apply at", row.applyUrl),
      toWebFact("Website", row.website),
      ...sources.flatMap(({ url, feed }) => [toWebFact("Posting came from", url), toWebFact("Feed", feed)]),
      ...team.map((address): [string, string, string] => ["Team", address, toMailLink(address) + subject]),
      ...askers.flatMap((asker): [string, string | null, string?][] => [
        ["Asked us to hire", `${asker.name}, ${asker.email}`, toMailLink(asker.email) + subject],
        ["Phone", asker.phone],
      ]),
    ]),
    forwarded: { ...forwarded, link: toMailLink(addresses[0] ?? "") + subject, to: addresses[0] ?? null },
    said: findPassed(new URL(request.url).searchParams),
  };
}

export const action = ({ context, request }: ActionFunctionArgs) =>
  receiveDeskForm(context, request, ["application"]);
