import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { parseTemplate } from "#app/applications/applicants/answer/answer-templates.ts";
import { toTextsQuestion } from "#app/applications/applicants/answer/answer-texts.server.ts";
import { toApplicantView } from "#app/applications/applicants/applicant/applicant-view.ts";
import { findApplicant } from "#app/applications/applicants/applicant/find-applicant.server.ts";
import { isOpened, noteRead, noteSeen } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { receiveApplicantForm } from "#app/applications/applicants/applicant/receive-applicant-form.server.ts";
import { readEndingId } from "#app/applications/applicants/ending/undo-part.tsx";
import { parseFromList } from "#app/applications/applicants/list/applicant-search.ts";
import { toListedQuestion } from "#app/applications/applicants/list/list-applicants.server.ts";
import { findNeighbors } from "#app/applications/applicants/list/neighbors.server.ts";
import { toManagerAction, toNextAction } from "#app/applications/applicants/list/next-action.ts";
import {
  toCardQuestions,
  toCriteriaQuestion,
} from "#app/applications/applicants/team/scorecard-store.server.ts";
import { type Share, toSharesQuestion } from "#app/applications/applicants/team/share-store.server.ts";
import { usualLength } from "#app/applications/interviews/interview.ts";
import { toInterviewView } from "#app/applications/interviews/interview-part.tsx";
import {
  findOpenInterview,
  toInterviewsQuestion,
} from "#app/applications/interviews/interview-store.server.ts";
import { toPeople, toTimesQuestions } from "#app/applications/interviews/interview-times.server.ts";
import { toProposing } from "#app/applications/interviews/slots.ts";
import { toOfferView } from "#app/applications/offers/offer-part.tsx";
import { toOffersQuestion, toPostedTerms } from "#app/applications/offers/offer-store.server.ts";
import {
  admitToCompany,
  everyMember,
  whoWrites,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { askTogether } from "#app/kit/platform/db-questions.ts";
import { toFormState } from "#app/kit/platform/form/refused-form.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { toZonedTime } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

/** What is said to each form, in its part of the page. */
const doneTexts = {
  offer: {
    offer: "The offer is on its way. You see here what they answer.",
    "offer-back": "The offer was taken back, and they were told.",
    "first-day": "The first day was saved.",
    hired: "Hired. Fill the posting once nobody else is needed, and tell the others.",
  },
  interview: {
    interview: "The times are on their way. You see here what they pick.",
    "interview-canceled": "The interview is canceled, and everyone was told.",
    "interview-over": "Noted.",
  },
  messages: {
    answered: "Your answer is on its way.",
    later: "Your answer goes in 10 minutes.",
  },
  notes: {
    note: "Your note was added.",
    told: "Your note was added. Your colleague gets it by email.",
    removed: "Your note was deleted.",
  },
  aside: {
    revealed: "You see who this is now. The history says that you asked.",
    tagged: "The tag was added.",
    untagged: "The tag was removed.",
    "same-tags": "Nothing was changed. An applicant has each tag once, and at most 10.",
    state: "Moved. We tell the applicant by email, unless they stopped these emails.",
    stage: "Moved. Their status is the same, so we send no email.",
    same: "The applicant was in that stage already. Nothing was changed.",
    kept: "Nothing was moved: they withdrew, or applied again and have a newer application.",
    unassigned: "They are assigned so already. Nothing was changed.",
    assigned: "The assignment was changed.",
    handed: "The assignment was changed. Your colleague gets an email.",
  },
  share: {
    unshared: "The link was taken back. It shows nothing any more.",
  },
  scorecard: {
    scorecard: "Your scorecard is with your team.",
  },
  references: {
    asked: "We emailed the applicant. You see the references here once they are sent.",
    unasked:
      "Nothing was sent: references were asked for before, or the applicant is not in review any more.",
  },
} satisfies Record<string, Record<string, string>>;

export type SaidPart = keyof typeof doneTexts;

function findSaid(done: string | null): { part: SaidPart; title: string } | null {
  for (const [part, texts] of Object.entries(doneTexts)) {
    const title = findNotice(texts as Record<string, string>, done);
    if (title) return { part: part as SaidPart, title };
  }
  return null;
}

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const { context, request, params } = asked;
  const found = await findApplicant(context.db, company, params.publicId ?? "");
  if (!found) throw notFound();
  const isWhole = company.managerId === null;
  if (isOpened(request)) {
    if (await noteSeen(context, found.applicant, company.employerId, viewer.id)) sendOutboxSoon(context);
    // A hiring manager does not see what was written.
    if (found.applicant.newsAt !== null && isWhole)
      await noteRead(context.db, company.employerId, found.applicant);
  }
  const { searchParams } = new URL(request.url);
  const canChange = whoWrites.includes(company.role);
  const own = toHiringCompany(company);
  const reader = { id: viewer.id, name: toDisplayName(viewer), company: own };
  const template = canChange ? parseTemplate(searchParams.get("template")) : null;
  const done = searchParams.get("done");
  const { db } = context;
  const { employerId } = company;
  const { id } = found.applicant;
  const list = parseFromList(searchParams);
  const talk = found.applicant.talk
    ? (JSON.parse(found.applicant.talk) as { id: number; users: number[] })
    : { id: 0, users: [viewer.id] };
  const [hours, taken, zone, interviews, offers, ownTexts, criteria, shares, cards, others, listed] =
    await askTogether(db, [
      ...toTimesQuestions(db, {
        ...{ employerId, applicationId: id, viewerId: viewer.id, now: context.now },
        ...{ interviewers: talk.users, except: talk.id },
      }),
      toInterviewsQuestion(db, id, company),
      toOffersQuestion(db, id),
      toTextsQuestion(db, employerId),
      toCriteriaQuestion(db, employerId, id),
      toSharesQuestion(db, employerId, id),
      ...toCardQuestions(db, { employerId, userId: viewer.id }, [id]),
      toListedQuestion(db, company, id),
    ]);
  const texts = canChange ? ownTexts : [];
  const { people, zone: ownZone } = toPeople(hours, viewer.id, talk.users);
  // What they wrote is being read.
  const standing = { ...listed, newsAt: null };
  const next = (isWhole ? toNextAction : toManagerAction)(standing, context.now, found.timeZone);
  const view = toApplicantView(found, reader, template, context.now, {
    ...{ list, texts, next, isManager: !isWhole, listed },
    chosen: texts.find(({ id }) => String(id) === searchParams.get("text")) ?? null,
    interviewer:
      findOpenInterview(interviews)
        ?.interviewers.map(({ name }) => name)
        .join(", ") || null,
  });
  return {
    company: own,
    view,
    beside: list && (await findNeighbors(db, company, list, found.applicant)),
    interviews: interviews.map((each) =>
      toInterviewView(
        each,
        context.now,
        (interview) =>
          workPaths.hiringInterviewFile(company.employerSlug, found.applicant.publicId, interview),
        { name: view.name, zone: zone?.zone ?? null },
      ),
    ),
    proposing: toProposing(
      { people, taken, minutes: findOpenInterview(interviews)?.minutes ?? usualLength },
      ownZone,
      { name: view.name, found: zone },
      context.now,
    ),
    hoursPage: workPaths.hiringHours(company.employerSlug),
    offers: (isWhole ? offers : []).map((each) => toOfferView(each, found.timeZone, context.now)),
    posted: toPostedTerms(found.applicant),
    scorecard: {
      ...{ cards: cards.get(id) ?? [], others: others.get(id) ?? 0 },
      criteria,
      settings: canChange
        ? workPaths.hiringScorecard(company.employerSlug, toKindQuery(found.stages[0]))
        : null,
    },
    share: isWhole
      ? {
          shares: shares.map((each) => toShownShare(each, context.now, found.timeZone)),
          canShare: canChange && found.applicant.state !== "withdrawn",
        }
      : null,
    opens: searchParams.get("open"),
    isInviting: searchParams.has("invite"),
    self: String(viewer.id),
    canChange,
    said: findSaid(done),
    ending: readEndingId(searchParams),
    ...toFormState(context, request),
  };
}

const toKindQuery = (stage: { template: number } | undefined): string =>
  stage ? `kind=${stage.template}` : "";

function toShownShare(share: Share, now: number, timeZone: string) {
  const toTime = (ms: number) => toZonedTime(ms, now, timeZone);
  const { id, by, createdAt, endsAt, endedAt, openedAt, opens, opinion, name, note } = share;
  const isOver = endsAt <= now;
  return {
    id,
    made: `Shared${by ? ` by ${by}` : ""} on ${toTime(createdAt)}`,
    opened:
      openedAt === null
        ? "Not opened yet"
        : `Opened on ${toTime(openedAt)}${opens > 1 ? `, read ${opens} times` : ""}`,
    until:
      endedAt !== null
        ? `Taken back on ${toTime(endedAt)}`
        : `${isOver ? "Ended" : "Ends"} on ${toTime(endsAt)}`,
    isLive: endedAt === null && !isOver,
    answer: opinion && { opinion: opinion === "yes" ? "Yes" : "No", name: name ?? "", note },
  };
}

export const action = (asked: ActionFunctionArgs) => receiveApplicantForm(asked);
