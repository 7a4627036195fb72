import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { type TimeZone, timeZones } from "#app/facts/reference/place/time-zones.ts";
import type { WorkContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { notFound } from "#app/kit/platform/http.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { toSlotText } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { toCalendarFile, toCalendarResponse, toInterviewFile } from "./calendar-file.ts";
import { toOwnEndMail, toSettledMail } from "./interview-mails.ts";
import { type FoundInterview, findOpenInterview, listInterviews } from "./interview-store.server.ts";

/** Of the key that opens one interview without an account, from the mail alone. */
export const interviewAudience = "interview";

export const sealInterviewKey = (publicId: string, secret: string): Promise<string> =>
  sealSubject(publicId, interviewAudience, secret);

export const toInterviewPage = async (
  { SITE_URL, SESSION_SECRET }: Pick<WorkContext["env"], "SITE_URL" | "SESSION_SECRET">,
  publicId: string,
): Promise<string> => SITE_URL + paths.interview(publicId, await sealInterviewKey(publicId, SESSION_SECRET));

interface Party {
  /** Of the application. */
  publicId: string;
  userId: number | null;
  applicant: { name: string; email: string };
  job: string;
  company: string;
  companySlug: string;
}

export const findParty = (
  { db: { $client } }: Pick<WorkContext, "db">,
  applicationId: number,
): Promise<Party | null> =>
  $client
    .prepare(
      `SELECT a.public_id AS publicId, a.user_id AS userId, trim(a.first_name || ' ' || a.last_name) AS name, a.email,
        a.job_title AS job, e.name AS company, e.slug AS companySlug
        FROM applications a JOIN employers e ON e.id = a.employer_id WHERE a.id = ?1`,
    )
    .bind(applicationId)
    .first<Omit<Party, "applicant"> & { name: string; email: string }>()
    .then((row) => row && { ...row, applicant: { name: row.name, email: row.email } });

/** The time zone in which she wants her alerts, if she has said. */
export async function findOwnZone({ $client }: Db, { userId, applicant }: Party): Promise<TimeZone | null> {
  const zone = await $client
    .prepare(
      "SELECT zone FROM alert_people WHERE user_id = ?1 OR (user_id IS NULL AND email = lower(?2)) LIMIT 1",
    )
    .bind(userId, applicant.email)
    .first<string>("zone");
  return timeZones.find((each) => each === zone) ?? null;
}

/**
 * The calendar files of both sides, with the same UID and sequence. Neither has the other's address: the other is reached by
 * the conversation's.
 */
export async function toInterviewFiles(
  { env, now }: Pick<WorkContext, "env" | "now">,
  method: "REQUEST" | "CANCEL",
  interview: FoundInterview,
  startAt: number,
  party: Party,
) {
  const host = new URL(env.SITE_URL).hostname;
  const toApplicant =
    (await toReplyAddress(env, { publicId: party.publicId, side: "applicant" })) ?? env.MAIL_FROM;
  const toCompany =
    (await toReplyAddress(env, { publicId: party.publicId, side: "company" })) ?? env.MAIL_FROM;
  const entries = toEntries(env, { ...interview, sequence: interview.sequence + 1 }, startAt, party);
  return {
    applicant: toInterviewFile(
      method,
      {
        ...entries.applicant,
        organizer: { name: party.company, email: toApplicant },
        attendees: [party.applicant],
      },
      host,
      now,
    ),
    company: toInterviewFile(
      method,
      {
        ...entries.company,
        organizer: { name: party.company, email: env.MAIL_FROM },
        attendees: [
          { name: party.applicant.name, email: toCompany },
          ...interview.interviewers.map(({ name, email }) => ({ name: name || email, email })),
        ],
      },
      host,
      now,
    ),
  };
}

function toEntries(
  { SITE_URL }: Pick<WorkContext["env"], "SITE_URL">,
  { publicId, sequence, minutes, timeZone, place, interviewers }: FoundInterview,
  startAt: number,
  party: Party,
) {
  const names = interviewers.map(({ name }) => name || party.company);
  const common = { publicId, sequence, startAt, minutes, timeZone, place };
  return {
    applicant: {
      ...common,
      title: `Interview with ${party.company}: ${party.job}`,
      text: `You talk with ${names.join(", ")}.\n${SITE_URL}${paths.interview(publicId)}`,
    },
    company: {
      ...common,
      title: `Interview: ${party.applicant.name}, ${party.job}`,
      text: SITE_URL + workPaths.hiringApplicant(party.companySlug, party.publicId),
    },
  };
}

/**
 * The interview that is set, for who puts it into a calendar by hand: the same UID and sequence as the mailed file, and nobody
 * to answer. Throws 404 while no time is agreed on.
 */
export function sendAgreedInterview(
  { env, now }: Pick<WorkContext, "env" | "now">,
  interview: FoundInterview,
  party: Party,
  side: "applicant" | "company",
): Response {
  const { state, startAt } = interview;
  if (state !== "confirmed" || startAt === null) throw notFound();
  const entry = toEntries(env, interview, startAt, party)[side];
  const host = new URL(env.SITE_URL).hostname;
  return toCalendarResponse(toCalendarFile(entry.title, [], [entry], host, now), "interview");
}

/** What her own step does to her calendar, in a mail to her. */
export async function toOwnMail(
  { env }: Pick<WorkContext, "env">,
  step: "picked" | "canceled" | "asked",
  interview: FoundInterview,
  startAt: number,
  party: Party,
  calendar: string,
): Promise<Mail> {
  const about = { job: party.job, company: party.company };
  const set = {
    ...{ interview, startAt, calendar },
    page: await toInterviewPage(env, interview.publicId),
    replyTo: await toReplyAddress(env, { publicId: party.publicId, side: "applicant" }),
  };
  const to = party.applicant.email;
  return step === "picked" ? toSettledMail(to, about, set) : toOwnEndMail(to, about, set, step);
}

/** What she has to pick, or where she has to be. */
export async function toOpenInterview(db: Db, applicationId: number, now: number) {
  const open = findOpenInterview(await listInterviews(db, applicationId));
  if (!open || (open.startAt !== null && open.startAt <= now)) return null;
  const { publicId, state, startAt, timeZone } = open;
  return {
    to: paths.interview(publicId),
    title:
      startAt !== null
        ? `Your interview is on ${toSlotText(startAt, timeZone)}`
        : state === "asked"
          ? "You asked for other times for your interview"
          : "Pick a time for your interview",
    link: state === "proposed" ? "See the times" : "See the interview",
  };
}
