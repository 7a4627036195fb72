import { toContactMail } from "#app/accounts/contact/contact.server.ts";
import {
  toEmailTakenMail,
  toPasswordChangedMail,
  toPasswordResetMail,
  toRoleMail,
  toSecondFactorMail,
  toSignInMail,
  toVerificationMail,
} from "#app/accounts/email/account-mail.server.ts";
import {
  toApproveNewEmailMail,
  toConfirmNewEmailMail,
  toEmailChangedMail,
  toNewEmailTakenMail,
} from "#app/accounts/email-change/ask-for-change.server.ts";
import { toDigestMail } from "#app/applications/agenda/team-digest.server.ts";
import { toAnswerBody } from "#app/applications/applicants/answer/answer-templates.ts";
import {
  toAssignedMail,
  toMentionMail,
  toOpinionMail,
} from "#app/applications/applicants/team/team-mails.ts";
import { toAccountClosedMail } from "#app/applications/erasure/delete-account.server.ts";
import {
  toAccountDeletedMail,
  toGuestDeletedMail,
} from "#app/applications/erasure/deletion-record.server.ts";
import { toExportMail } from "#app/applications/erasure/export/make-export.server.ts";
import { toDataMail, toOwnDataMail } from "#app/applications/erasure/guest/guest-link.server.ts";
import { toOldFilesMail } from "#app/applications/erasure/retention/file-retention.server.ts";
import {
  toAskedNotice,
  toCanceledMail,
  toCanceledNotice,
  toEndedNotice,
  toMovedNotice,
  toOwnEndMail,
  toProposalMail,
  toReminderMail,
  toReminderNotice,
  toSettledMail,
  toSettledNotice,
} from "#app/applications/interviews/interview-mails.ts";
import { noticeNames, toApplicantMail, toStatusSubject } from "#app/applications/notices/applicant-mails.ts";
import { toAnsweredOfferMail, toOfferMail, toTakenBackMail } from "#app/applications/offers/offer-mails.ts";
import { toReferencesMail } from "#app/applications/receipt/references.server.ts";
import { toReplyMail } from "#app/applications/receipt/reply.server.ts";
import { toAskMail, toWithdrawnMail } from "#app/applications/receipt/to-employer.server.ts";
import {
  toApplicationMail,
  toBlindMail,
  toReceiptMail,
  toRepeatMail,
} from "#app/applications/submission/application-mail.ts";
import { toAlertMail, toConfirmMail, toFullMail, toKnownMail } from "#app/clinicians/alerts/alert-mail.ts";
import { toExpiryMail } from "#app/clinicians/profile/expiry/send-expiry-mails.server.ts";
import { toFeedPausedMail, toFeedStoppedMail } from "#app/companies/feeds/run/feed-mail.ts";
import { toHireRequestMail } from "#app/companies/pitch/hire-request-store.server.ts";
import {
  toApprovalMail,
  toPendingMail,
  toPublishedMail,
  toRejectedMail,
  toReviewMail,
  toSentBackMail,
} from "#app/companies/posting/publication/company-mail.ts";
import { toFirstMessageMail, toInterestedMail } from "#app/companies/talent/message-mail.ts";
import {
  toChangeApprovedMail,
  toChangeRefusedMail,
} from "#app/companies/workspace/change/decide-change.server.ts";
import {
  toClaimApprovedMail,
  toClaimRefusedMail,
  toJoinedMail,
} from "#app/companies/workspace/claim/empty-company.server.ts";
import { toCheckMail } from "#app/companies/workspace/confirmation/check-mail.ts";
import { toInvitationMail } from "#app/companies/workspace/team/invitation-mail.ts";
import { toFactorMail } from "#app/companies/workspace/team/owner-rules.server.ts";
import {
  toCareersPageMail,
  toJoinedByMergeMail,
  toLiftedMail,
  toMergedMail,
  toSuspendedMail,
} from "#app/desk/companies/operator-mail.ts";
import { toSlowRoutesMail } from "#app/desk/figures/speed/alert/slow-routes.server.ts";
import { toActMail } from "#app/desk/postings/act-on-posting.server.ts";
import { toKeptMail, toTakenDownMail, toThanksMail } from "#app/desk/reports/decide-report.server.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { sampleCopy } from "./sample-copy.ts";

type Text = Omit<Mail, "to">;

export const sampleOrigin = "https://clinward.example";
const secret = "Zq3v9XkP0sT2bLw8mN5c";
const ana = { email: "ana.reyes@mail.example" };
const harbor = { name: "Harbor Health System", slug: "harbor-health-system" };
const about = {
  title: "Registered Nurse, Intensive Care Unit, Nights",
  company: harbor.name,
  address: sampleOrigin + paths.publishedPosting("rn-icu-nights-austin-tx"),
};
const workspace = { company: harbor.name, address: sampleOrigin + workPaths.hiringJobs(harbor.slug) };
const reason = "The pay is missing, and Colorado requires it.\n\nPlease add the range per hour.";
const sent = {
  firstName: "Sam",
  lastName: "Okafor",
  email: "sam.okafor@mail.example",
  phone: "+1 512 555 0143",
  message:
    "Hello,\n\nsix years of ICU nights in Texas. My CV: https://cv.example/okafor\n\n- CCRN\n- ACLS: 2027",
};
const meeting = {
  ...({ id: 1, publicId: "i1", applicationId: 1, state: "confirmed", kind: "video", sequence: 1 } as const),
  ...{ place: "https://meet.example/abc", minutes: 30, timeZone: "America/Chicago" },
  startAt: Date.UTC(2026, 11, 3, 16),
  times: [],
  interviewers: [{ id: 1, name: "Dana Castellan", email: "dana@harborhealth.example" }],
};
const offerTerms = {
  ...({ pay: 48.5, unit: "hour", hours: 36, weeks: null, start: "2027-01-04", bonus: 8000 } as const),
  ...{
    stay: 24,
    moving: null,
    conditions: "An active Texas license.",
    words: "Welcome!",
    replyBy: "2026-12-18",
  },
};
const desk = { MAIL_TO: "requests@clinward.example", SITE_URL: sampleOrigin };
const feed = { publicId: "f1", name: "Our jobs", employerId: 1, employerSlug: harbor.slug };
const job = {
  title: about.title,
  place: "Austin, TX",
  token: `${"5f2a".repeat(16)}-12-${"9c0d".repeat(8)}`,
};
const license = { kind: "license", code: "TX", expiresOn: "2027-01-10" } as const;
const certificate = { kind: "certificate", code: "ACLS", expiresOn: "2027-01-12" } as const;
const slow = { route: "/jobs", metric: "lcp", goodAtMost: 2500, p75s: [2600, 2700, 2800] } as const;
const acted = { ...about, reason };
const application = {
  ...sent,
  jobId: 1,
  jobTitle: about.title,
  employerName: harbor.name,
  source: "",
} as unknown as Parameters<typeof toApplicationMail>[0];
const contact = {
  ...sent,
  kind: "general",
  specialty: "nursing",
  company: null,
  position: null,
  source: null,
} as unknown as Parameters<typeof toContactMail>[0];
const hire = {
  name: "Dana Whitfield",
  email: "dana@harborhealth.example",
  phone: null,
  company: harbor.name,
  position: "ICU nurse",
  place: "Austin, TX",
  headcount: 4,
  details: "Four nurses for nights, from January.",
  reference: "H-7K2M9Q",
} as unknown as Parameters<typeof toHireRequestMail>[1];

const noticeSamples = Object.fromEntries(
  noticeNames.map((notice): [string, [Text, string]] => [
    `applicant: ${notice}`,
    [
      toApplicantMail(
        notice,
        {
          firstName: quote(sent.firstName),
          job: quote(about.title),
          company: quote(harbor.name),
          day: "November 27, 2026",
        },
        {
          page: sampleOrigin + paths.ownApplication("a1"),
          choice: sampleOrigin + serverPaths.stopApplicationEmails(secret),
        },
      ),
      notice === "references" ? "Choose your references" : "See your application",
    ],
  ]),
);

/** Every kind of mail that the site sends, with the label of its button where it has one. */
const alertMail = (shown: number, total: number, changed = 0): Text =>
  toAlertMail({
    to: ana.email,
    name: "Registered Nurse jobs for “wound care” in Texas, Night shift",
    rhythm: "daily",
    postings: Array.from({ length: shown }, (_, at) => ({
      title:
        at === 1
          ? "Travel Registered Nurse, Cardiovascular Intensive Care Unit and Step-down (13 weeks)"
          : "Registered Nurse, ICU",
      employer: "Harbor Ridge Medical Center",
      place: "Houston, TX, 12 miles",
      pay: at === 2 ? "Competitive" : "$42 – $58 an hour",
      withPay:
        at === 2
          ? "Pay not stated. Similar jobs in Texas: $35 to $51 an hour"
          : "$1,296 taxable + $1,190 stipends",
      work: "Full-time · 3 × 12 h nights",
      license: at === 1 ? "Needs a Texas license" : "You can work here: compact",
      confirmed: "Confirmed by employer today",
      why: at === 0 ? "Wound care certification is paid for" : "",
      url: `${sampleOrigin}/jobs/registered-nurse-icu-${at}?alert=abc.def`,
    })),
    news: Array.from({ length: changed }, (_, at) => ({
      title: "Registered Nurse, Step-down",
      employer: "Harbor Ridge Medical Center",
      place: "Houston, TX",
      pay: "$45 – $60 an hour",
      withPay: at === 0 ? "Was $42 – $58 an hour until Nov 20" : "",
      work: "",
      license: "",
      confirmed: at === 0 ? "" : "Filled Nov 20, 2026.",
      why: "",
      url: `${sampleOrigin}/jobs/registered-nurse-step-down-${at}`,
    })),
    total,
    savedUrl: `${sampleOrigin}/saved`,
    listUrl: `${sampleOrigin}/jobs?query=wound+care&location=Texas`,
    manageUrl: `${sampleOrigin}/alerts?token=${secret}`,
    stopUrl: `${sampleOrigin}/alerts/stop?token=${secret}`,
    askedOn: "November 3, 2026",
  });

const meetingOf = {
  ...{ interview: meeting, applicant: "Ana Reyes", job: about.title },
  page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
};

export const sampleMails: Record<string, [mail: Text, button: string | null]> = {
  "confirm an email": [toVerificationMail(ana, sampleOrigin, secret), "Confirm your email address"],
  "reset a password": [toPasswordResetMail(ana, sampleOrigin, secret), "Choose a new password"],
  "reset sent by us": [toPasswordResetMail(ana, sampleOrigin, secret, "operator"), "Choose a new password"],
  "log-in link": [toSignInMail(ana, sampleOrigin, secret), "Log in to Clinward"],
  "password changed": [toPasswordChangedMail(ana, sampleOrigin), "Reset your password now"],
  "role changed": [toRoleMail(ana, sampleOrigin, "employer"), "Open your account"],
  "two-step log-in": [toSecondFactorMail(ana, sampleOrigin, "on"), "Reset your password now"],
  "account exists": [toEmailTakenMail(ana, sampleOrigin), "Log in"],
  "confirm a new email": [
    toConfirmNewEmailMail(ana.email, sampleOrigin, secret, true),
    "Confirm the new address",
  ],
  "approve a new email": [toApproveNewEmailMail(ana.email, sampleOrigin, secret), "See the new address"],
  "email changed": [toEmailChangedMail(ana.email, sampleOrigin), "Log in"],
  "new email taken": [toNewEmailTakenMail(ana.email, sampleOrigin), "Log in"],
  "account closed": [
    toAccountClosedMail(ana.email, sampleOrigin, secret, Date.UTC(2026, 10, 28)),
    "Get your account back",
  ],
  "data deleted": [toGuestDeletedMail(ana.email, [harbor.name]), null],
  "copy of data ready": [toExportMail(ana.email, sampleOrigin, secret), "Get your copy"],
  "link to data": [toDataMail(ana.email, sampleOrigin, secret), "Open your data"],
  "data of an account": [toOwnDataMail(ana.email, sampleOrigin), "Open your data"],
  "old files": [
    toOldFilesMail(
      ana.email,
      sampleOrigin,
      { files: 3, slug: "harbor" },
      Date.UTC(2026, 11, 28),
      Date.UTC(2027, 0, 27),
    ),
    "Open your applicants",
  ],
  "account deleted": [toAccountDeletedMail(ana.email, [harbor.name, "Lakeside Clinic"]), null],
  "contact message": [toContactMail(contact, "M-4D8T1X", desk), "All messages"],
  "hire request": [toHireRequestMail(desk, hire, "needs.pdf"), "All hire requests"],
  application: [
    toApplicationMail(application, sampleCopy, {
      page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
      replyTo: "c-1@reply.clinward.example",
      isShared: false,
    }),
    "Answer in your workspace",
  ],
  "application, blind review": [
    toBlindMail(about.title, sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1")),
    "Answer in your workspace",
  ],
  "application without workspace": [
    toApplicationMail(application, sampleCopy, { page: null, isShared: true }),
    null,
  ],
  "application received": [
    toReceiptMail(sent.email, sampleCopy, sampleOrigin + paths.receipt("a1", secret)),
    "Your receipt, which you can print",
  ],
  "applied before": [
    toRepeatMail(sent.email, {
      job: about.title,
      company: harbor.name,
      createdAt: Date.UTC(2026, 10, 23),
      receipt: sampleOrigin + paths.receipt("a1", secret),
      standing: { label: "Interview", text: "The employer wants to talk with you." },
      toAdd: "reply",
      replyTo: "hello@clinward.example",
    }),
    "What you sent then",
  ],
  "asked how it stands": [
    toAskMail(application, "November 3, 2026", sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1")),
    "Answer in your workspace",
  ],
  "note for a colleague": [
    toMentionMail(
      {
        ...{ applicant: "Ana Reyes", job: about.title, by: "Morgan Castellan" },
        page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
      },
      "@Priya Halloran, could you call her?",
    ),
    "See the application",
  ],
  "applicant assigned": [
    toAssignedMail({
      ...{ applicant: "Ana Reyes", job: about.title, by: "Morgan Castellan" },
      page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
    }),
    "See the application",
  ],
  "opinion from outside": [
    toOpinionMail(
      {
        ...{ applicant: "Ana Reyes", job: about.title, by: "Rowan Ellery" },
        page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
      },
      { opinion: "yes", note: "I would take her." },
    ),
    "See the application",
  ],
  "applicant's message": [
    toReplyMail(
      {
        ...application,
        isBlind: 0,
        page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
      },
      "Tuesday at 10 works.",
      "c-1@reply.clinward.example",
    ),
    "See it with the application",
  ],
  "interview, times": [
    toProposalMail(
      ana.email,
      { job: about.title, company: harbor.name },
      {
        ...{
          plan: meeting,
          times: [meeting.startAt, meeting.startAt + 86_400_000],
          note: "Bring your license card.",
        },
        page: `${sampleOrigin}/interviews/i1?key=${secret}`,
      },
    ),
    "Pick a time, or ask for others",
  ],
  "interview, other times in place of one": [
    toProposalMail(
      ana.email,
      { job: about.title, company: harbor.name },
      {
        ...{ plan: meeting, times: [meeting.startAt + 86_400_000], note: null },
        replaced: { startAt: meeting.startAt, calendar: "BEGIN:VCALENDAR" },
        page: `${sampleOrigin}/interviews/i1?key=${secret}`,
      },
    ),
    "Pick a time, or ask for others",
  ],
  "interview, to be moved, to the team": [toMovedNotice({ ...meetingOf, interview: meeting }), null],
  "interview, set": [
    toSettledMail(
      ana.email,
      { job: about.title, company: harbor.name },
      {
        ...{ interview: meeting, startAt: meeting.startAt, calendar: "BEGIN:VCALENDAR" },
        page: `${sampleOrigin}/interviews/i1?key=${secret}`,
      },
    ),
    "Move or cancel it",
  ],
  "interview, set, to the team": [
    toSettledNotice({ ...meetingOf, startAt: meeting.startAt }),
    "See the application",
  ],
  "interview, reminder of the team": [
    toReminderNotice({ ...meetingOf, interview: meeting }, true),
    "See the application",
  ],
  "interview, ended": [toEndedNotice({ ...meetingOf, interview: meeting }), null],
  "interview, other times": [toAskedNotice(meetingOf, "Only after four."), "Propose others"],
  "interview, canceled by her": [
    toCanceledNotice({ ...meetingOf, startAt: meeting.startAt }),
    "See the application",
  ],
  ...Object.fromEntries(
    (["canceled", "asked"] as const).map((step) => [
      `interview, ${step} by her, to herself`,
      [
        toOwnEndMail(
          ana.email,
          { job: about.title, company: harbor.name },
          {
            ...{ interview: meeting, startAt: meeting.startAt, calendar: "BEGIN:VCALENDAR" },
            page: `${sampleOrigin}/interviews/i1?key=${secret}`,
          },
          step,
        ),
        "See the interview",
      ],
    ]),
  ),
  "interview, canceled": [
    toCanceledMail(
      ana.email,
      { job: about.title, company: harbor.name },
      { interview: meeting, words: "The unit is full.", page: `${sampleOrigin}/interviews/i1?key=${secret}` },
    ),
    "See the interview",
  ],
  "first message": [
    toFirstMessageMail(ana.email, {
      ...{ company: harbor.name, job: about.title, text: "Our ICU in Spokane looks for nights." },
      page: `${sampleOrigin}/first-messages/t1?key=${secret}`,
    }),
    "Read the posting and answer",
  ],
  "answer to a first message": [
    toInterestedMail({
      ...{ about: "Registered Nurse, Intensive Care", job: about.title },
      page: sampleOrigin + workPaths.hiringTalentWritten(harbor.slug),
    }),
    "See the people you wrote to",
  ],
  "interview, tomorrow": [
    toReminderMail(
      ana.email,
      { job: about.title, company: harbor.name },
      { interview: meeting, page: `${sampleOrigin}/interviews/i1?key=${secret}`, isDayBefore: true },
    ),
    "Move or cancel it",
  ],
  "team digest": [
    toDigestMail(
      { email: "lee@harbor.example", company: harbor.name },
      { applications: [{ title: about.title, people: 12 }], writers: 1 },
      `${sampleOrigin}/hiring/harbor/home`,
    )!,
    "See what is due",
  ],
  offer: [
    toOfferMail(
      ana.email,
      { job: about.title, company: harbor.name },
      { terms: offerTerms, page: `${sampleOrigin}/offers/o1?key=${secret}` },
    ),
    "Read it, accept or decline",
  ],
  "offer, taken back": [
    toTakenBackMail(
      ana.email,
      { job: about.title, company: harbor.name },
      { words: "The unit closes.", page: `${sampleOrigin}/offers/o1?key=${secret}` },
    ),
    "See the offer",
  ],
  "offer, accepted": [
    toAnsweredOfferMail({ ...meetingOf, isAccepted: true, note: "Happy to come." }),
    "Mark them as hired",
  ],
  references: [
    toReferencesMail(
      { ...application, page: sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1") },
      2,
    ),
    "See the application",
  ],
  "application withdrawn": [
    toWithdrawnMail(
      { ...application, isBlind: 0 },
      "I took another job.",
      sampleOrigin + workPaths.hiringApplicant(harbor.slug, "a1"),
    ),
    "See it in your workspace",
  ],
  "answer to an applicant": [
    {
      subject: toStatusSubject("About an interview", about.title, harbor.name),
      body: toAnswerBody({
        text: quote("Hello Sam,\n\nplease call us.\n\nKind regards\nDana"),
        company: quote(harbor.name),
        job: quote(about.title),
        isAnswered: true,
        page: sampleOrigin + paths.ownApplication("a1"),
      }),
    },
    "See where your application stands",
  ],
  ...noticeSamples,
  "alert, three jobs": [alertMail(3, 3), "See the whole list"],
  "alert, one of many": [alertMail(12, 140), "See the other 128 on the list"],
  "alert, with saved jobs that changed": [alertMail(2, 2, 2), "See the whole list"],
  "saved jobs that changed": [alertMail(0, 0, 2), "See all your saved jobs"],
  "alert to confirm": [
    toConfirmMail(
      ana.email,
      "Registered Nurse jobs in Texas",
      "daily",
      `${sampleOrigin}/alerts/confirm?token=${secret}`,
    ),
    "Confirm my alert",
  ],
  "alert known": [
    toKnownMail(ana.email, "Registered Nurse jobs in Texas", true, `${sampleOrigin}/alerts?token=${secret}`),
    "See your alerts",
  ],
  "alerts full": [toFullMail(ana.email, `${sampleOrigin}/alerts?token=${secret}`), "See your alerts"],
  "license expires": [
    toExpiryMail(ana.email, [license, certificate], sampleOrigin, secret),
    "Enter the new date in your profile",
  ],
  "feed stopped": [toFeedStoppedMail(feed, "The file has no jobs.", sampleOrigin), "Open your feed"],
  "feed paused": [
    toFeedPausedMail(feed, "It shrank by half.", sampleOrigin),
    "See the feed and start it again",
  ],
  "feed paused by us": [toFeedPausedMail({ ...feed, isHeld: true }, reason, sampleOrigin), "Write to us"],
  "posting waits": [toPendingMail(about, "first"), "See your posting"],
  "posting to approve": [
    toApprovalMail(about, "Ana Ruiz", { isEdit: false, note: "Pay is agreed with HR." }),
    "Read it",
  ],
  "posting not approved": [toSentBackMail(about, "Dana Whitfield", reason), "Change it and ask again"],
  "posting is live": [toPublishedMail(about), "See your posting"],
  "posting sent back": [toRejectedMail(about, reason), "Change it and send it again"],
  "posting to review": [toReviewMail(about, "words"), "Read it"],
  "company change live": [toChangeApprovedMail(workspace), "Verify your domain"],
  "company change refused": [toChangeRefusedMail(workspace, reason), "Change it and send it again"],
  "claim approved": [toClaimApprovedMail({ ...ana, company: harbor }, sampleOrigin), "Open your workspace"],
  "claim refused": [toClaimRefusedMail({ ...ana, company: harbor }, reason, sampleOrigin), "Ask again"],
  "two-step log-in required": [
    toFactorMail("dana@harborhealth.example", harbor.name, `${sampleOrigin}/dashboard/second-factor`),
    "Turn it on",
  ],
  "someone joined": [
    toJoinedMail("dana@harborhealth.example", { ...ana, company: harbor, role: "recruiter" }, sampleOrigin),
    "See your team",
  ],
  "still hiring": [
    toCheckMail("ask", [job, { ...job, title: "Nurse Practitioner", place: null }], harbor, sampleOrigin),
    null,
  ],
  "one paused": [toCheckMail("pause", [job], harbor, sampleOrigin), null],
  closed: [toCheckMail("close", [job], harbor, sampleOrigin), "All your jobs"],
  invitation: [
    toInvitationMail(
      { ...ana, role: "recruiter", company: harbor.name, invitedBy: "dana@harborhealth.example" },
      sampleOrigin,
      secret,
    ),
    "Join the team",
  ],
  "careers page live": [toCareersPageMail(workspace, "show", ""), "Edit your page"],
  "careers page taken down": [toCareersPageMail(workspace, "down", reason), "Edit your page"],
  "careers page sent back": [toCareersPageMail(workspace, "refuse", reason), "Edit your page"],
  suspended: [toSuspendedMail(workspace, reason), "Open your workspace"],
  "suspension lifted": [toLiftedMail(workspace), "Open your workspace"],
  "joined by us": [
    toJoinedByMergeMail("Harbour Health", { emails: [ana.email], feeds: ["Our jobs"] }, workspace),
    "See your team",
  ],
  merged: [toMergedMail("Harbour Health", [], workspace), "Open your workspace"],
  "posting paused": [toActMail("pause", acted), "Correct it and send it to us"],
  "posting taken down": [toActMail("take-down", acted), null],
  "posting reopened": [toActMail("reopen", acted), "See your posting"],
  "posting checked again": [toActMail("review", acted), null],
  "report upheld": [toThanksMail(acted), null],
  "report dismissed": [toKeptMail(acted), null],
  "taken down after reports": [toTakenDownMail(acted), null],
  "slow page": [toSlowRoutesMail([{ ...slow, p75s: [...slow.p75s] }], sampleOrigin), "Open on Clinward"],
  "slow pages": [
    toSlowRoutesMail(
      [
        { ...slow, p75s: [...slow.p75s] },
        { ...slow, route: "/", p75s: [...slow.p75s] },
      ],
      sampleOrigin,
    ),
    null,
  ],
};
