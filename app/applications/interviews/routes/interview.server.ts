import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitOwner } from "#app/accounts/session/page-guard.server.ts";
import {
  toAskedNotice,
  toCanceledNotice,
  toSettledNotice,
} from "#app/applications/interviews/interview-mails.ts";
import {
  findOwnZone,
  findParty,
  interviewAudience,
  toInterviewFiles,
  toOwnMail,
} from "#app/applications/interviews/interview-party.server.ts";
import {
  askForOtherTimes,
  cancelByApplicant,
  confirmInterview,
  findInterview,
  listOwnBusy,
} from "#app/applications/interviews/interview-store.server.ts";
import { toApplicantZoneQuestion } from "#app/applications/interviews/interview-times.server.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { findSender } from "#app/applications/receipt/to-employer.server.ts";
import { timeZones, toTimeZoneName } from "#app/facts/reference/place/time-zones.ts";
import { requiredText } from "#app/kit/forms/fields.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { askOne } from "#app/kit/platform/db-questions.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { toSlotText } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

async function requireOwn(context: SiteContext, request: Request, publicId = "") {
  context.preventCaching();
  const interview = await findInterview(context.db, publicId);
  const party = interview && (await findParty(context, interview.applicationId));
  if (!interview || !party) throw notFound();
  const owned = { publicId, audience: interviewAudience, userId: party.userId };
  const owner = await admitOwner(context, request, owned);
  return { interview, party, ...owner, searchParams: new URL(request.url).searchParams };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { interview, party, viewer, key, searchParams } = await requireOwn(context, request, params.publicId);
  const { now } = context;
  const zone =
    findZone(searchParams) ??
    (await findOwnZone(context.db, party)) ??
    (await askOne(toApplicantZoneQuestion(context.db, interview.applicationId)))?.zone ??
    interview.timeZone;
  // Asking for others gives up none of those that were offered.
  const canPick = interview.state === "proposed" || interview.state === "asked";
  const times = canPick ? interview.times.filter((at) => at > now) : [];
  const busy = await listOwnBusy(context.db, party.applicant.email, interview.id);
  const { kind, minutes, place, state, startAt } = interview;
  return {
    ...{ kind, minutes, place, state, key: key ?? null },
    trail: viewer
      ? [
          { name: "Dashboard", path: paths.dashboard() },
          { name: party.job, path: paths.ownApplication(party.publicId) },
          { name: "Interview", path: null },
        ]
      : [
          { name: "Home", path: paths.home() },
          { name: "Interview", path: null },
        ],
    job: party.job,
    company: party.company,
    path: toPath(interview.publicId, key, findZone(searchParams)),
    application: viewer ? paths.ownApplication(party.publicId) : null,
    people: interview.interviewers.map(({ name }) => name).filter(Boolean),
    start: startAt === null ? null : toSlotText(startAt, zone),
    startThere:
      startAt === null || zone === interview.timeZone ? null : toSlotText(startAt, interview.timeZone),
    isOver: startAt !== null && startAt <= now,
    calendar:
      state === "confirmed" && startAt !== null && startAt > now
        ? serverPaths.interviewFile(interview.publicId, key)
        : null,
    times: times.map((at) => ({
      value: String(at),
      label: toSlotText(at, zone),
      theirs: zone === interview.timeZone ? null : toSlotText(at, interview.timeZone),
      isBusy: busy.some(
        (own) => own.startAt < at + minutes * 60_000 && own.startAt + own.minutes * 60_000 > at,
      ),
    })),
    zone,
    zones: timeZones.map((each) => ({ value: each, label: toTimeZoneName(each) })),
    done: searchParams.get("done"),
    ...toFormState(context, request),
  };
}

const findZone = (params: URLSearchParams) => timeZones.find((each) => each === params.get("zone"));

/** With the time zone that she chose, which a page without scripts has to carry along. */
function toPath(publicId: string, key: string | undefined, zone: string | undefined): string {
  const path = paths.interview(publicId, key);
  return zone ? `${path}${key ? "&" : "?"}zone=${encodeURIComponent(zone)}` : path;
}

const askField = requiredText("Say which days and hours suit you.", 1000);

export async function action({ context, request, params }: ActionFunctionArgs) {
  const own = await requireOwn(context, request, params.publicId);
  const { interview, party, viewer, key } = own;
  const form = await requireForm(request, ["intent", "at", "ask", idempotencyKeyField]);
  const intent = String(form.get("intent"));
  const back = toPath(interview.publicId, key, findZone(own.searchParams));
  const goBack = (done: string) => goTo(`${back}${back.includes("?") ? "&" : "?"}done=${done}`);
  const sender = await findSender(context, party.publicId);
  if (!sender) throw notFound();
  const refuse = (problem: string, typed = "") => {
    noteRefusedForm(context);
    return unprocessed({ intent, problem, typed });
  };
  const change = {
    ...{ interview, sender, actorId: viewer?.id ?? null },
    idempotencyKey: await toIdempotencyKey(request, form, [interview.publicId, interview.sequence, intent]),
  };
  const about = { interview, applicant: party.applicant.name, job: party.job, page: sender.page };
  // Who only talks with applicants does not get the other mails about them.
  const toInterviewers = (mail: Omit<Mail, "to">): Mail[] =>
    interview.interviewers
      .filter(({ email }) => !sender.readers.includes(email))
      .map(({ email }) => ({ to: email, ...mail }));
  /** Out of both calendars, where it was set. */
  const takeOut = async (step: "asked" | "canceled") => {
    const { startAt } = interview;
    if (startAt === null) return { toHer: [], ofTeam: {} };
    const files = await toInterviewFiles(context, "CANCEL", interview, startAt, party);
    const mail = await toOwnMail(context, step, interview, startAt, party, files.applicant);
    return { toHer: [mail], ofTeam: { calendar: files.company } };
  };
  if (intent === "pick") {
    const at = Number(form.get("at"));
    // The same press came before.
    if (interview.state === "confirmed" && interview.startAt === at) throw goBack("picked");
    if (!interview.times.includes(at)) return refuse("Choose one of the times.");
    const files = await toInterviewFiles(context, "REQUEST", interview, at, party);
    const notice = { ...toSettledNotice({ ...about, startAt: at }), calendar: files.company };
    const isSet = await confirmInterview(context, at, {
      ...change,
      text: `I take ${toSlotText(at, interview.timeZone)}.`,
      mail: {
        ...notice,
        replyTo: await toReplyAddress(context.env, { publicId: party.publicId, side: "company" }),
      },
      mails: [
        await toOwnMail(context, "picked", interview, at, party, files.applicant),
        ...toInterviewers(notice),
      ],
    });
    if (isSet) throw goBack("picked");
    return refuse("This time was taken meanwhile, or the employer changed the interview. Choose again.");
  }
  if (intent === "ask") {
    const typed = String(form.get("ask") ?? "");
    const read = askField.safeParse(typed);
    if (!read.success) return refuse(read.error.issues[0]!.message, typed);
    const off = await takeOut("asked");
    const notice = { ...toAskedNotice(about, read.data), ...off.ofTeam };
    const isAsked = await askForOtherTimes(context, {
      ...change,
      text: read.data,
      mail: notice,
      mails: [...off.toHer, ...toInterviewers(notice)],
    });
    if (isAsked) throw goBack("asked");
    return refuse("The employer changed the interview meanwhile. See above what it says now.", typed);
  }
  if (intent !== "cancel") throw notFound();
  if (interview.state === "canceled") throw goBack("canceled");
  const { startAt } = interview;
  const off = await takeOut("canceled");
  const notice = { ...toCanceledNotice({ ...about, startAt }), ...off.ofTeam };
  const isCanceled = await cancelByApplicant(context, {
    ...change,
    text: "I cannot come to the interview.",
    mail: notice,
    mails: [...off.toHer, ...toInterviewers(notice)],
  });
  if (isCanceled) throw goBack("canceled");
  return refuse("It was changed meanwhile. See above what it says now.");
}
