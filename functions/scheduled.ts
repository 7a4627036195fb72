import { sweepPhotos } from "#app/accounts/photo/stored-photos.server.ts";
import { endExpired } from "#app/accounts/session/expired.server.ts";
import { sendTeamDigests } from "#app/applications/agenda/team-digest.server.ts";
import { answerEndedPostings } from "#app/applications/applicants/ending/ended-postings.server.ts";
import { readApplicantFacts } from "#app/applications/applicants/list/applicant-facts.server.ts";
import { eraseClosedAccounts } from "#app/applications/erasure/closed-accounts.server.ts";
import { sweepExports } from "#app/applications/erasure/export/exports.server.ts";
import { removeOldFiles, tellOfOldFiles } from "#app/applications/erasure/retention/file-retention.server.ts";
import { clearEndedInterviews, remindInterviews } from "#app/applications/interviews/remind.server.ts";
import { removeOldStrays } from "#app/applications/messages/strayed-mails.server.ts";
import { takeResumeTexts } from "#app/applications/receipt/resume-texts.server.ts";
import { sweepApplicationFiles } from "#app/applications/receipt/sent-files.server.ts";
import { removeOldPreparedDrafts } from "#app/applications/submission/prepared-drafts.server.ts";
import {
  matchAlerts,
  queueAlerts,
  removeOldAlerts,
  rereadAlerts,
} from "#app/clinicians/alerts/alert-runs.server.ts";
import { sweepDocuments } from "#app/clinicians/documents/stored-documents.server.ts";
import { countOpenWork } from "#app/clinicians/market/open-work.server.ts";
import { sendExpiryMails } from "#app/clinicians/profile/expiry/send-expiry-mails.server.ts";
import { removeOldCalls } from "#app/companies/developers/keys/api-keys.server.ts";
import { queueWebhooks, removeOldDeliveries } from "#app/companies/developers/webhooks/deliver.server.ts";
import { queueDueFeeds, removeOldFeedRuns } from "#app/companies/feeds/run/feed-lease.server.ts";
import { removeOldUnread } from "#app/companies/imports/words/keep-unread.server.ts";
import { sweepAttachments } from "#app/companies/pitch/attachments.server.ts";
import { sweepCompanyImages } from "#app/companies/pitch/careers/careers-page.server.ts";
import {
  removeOldDrafts,
  removeUnclaimedDrafts,
} from "#app/companies/posting/draft/posting-drafts.server.ts";
import { queueHiringChecks } from "#app/companies/workspace/confirmation/check-steps.server.ts";
import { removeOldInvitations } from "#app/companies/workspace/team/invitations.server.ts";
import { byHand, recordRun, removeOldRuns } from "#app/desk/delivery/cron/cron-runs.server.ts";
import { removeOldDeadLetters } from "#app/desk/delivery/cron/dead-letters.server.ts";
import { rollUpVisits } from "#app/desk/figures/analytics/roll-up.server.ts";
import { mailSlowRoutes } from "#app/desk/figures/speed/alert/slow-routes.server.ts";
import { removeOldDataRequests } from "#app/desk/people/data-requests/data-request-page.server.ts";
import { sendDuePosts } from "#app/desk/social/queue/send-due.server.ts";
import { queueRereads } from "#app/desk/words/rereading/reread-postings.server.ts";
import { expireJobs } from "#app/jobs/changes/many-jobs.server.ts";
import { continueMarkupRun } from "#app/jobs/checks/judgment/markup-run.server.ts";
import { countPostedPay } from "#app/jobs/postings/record/similar-pay.server.ts";
import { continueBuild } from "#app/jobs/search/index/index-build.server.ts";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError, toProblemText } from "#app/kit/platform/log.ts";
import { queueOutbox, removeOldMail } from "#app/kit/platform/mail.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { removeOldVitals } from "#app/kit/vitals/remove-old-figures.server.ts";
import { queueAnnouncement } from "#app/site/crawlers/announcements.server.ts";
import { announceArticles, writePostingFiles } from "#app/site/crawlers/posting-files.server.ts";

type Work = (db: Db, env: Env, now: number) => Promise<unknown>;

/** The keys are the cron lines of wrangler.toml. */
const schedule: Record<string, Record<string, Work>> = {
  "*/5 * * * *": {
    expireJobs: async (db, env, now) => {
      await expireJobs(db, now);
      await answerEndedPostings({ db, env, now });
    },
    endExpired: (db, _env, now) => endExpired(db, now),
    removeUnclaimedDrafts: (db, _env, now) => removeUnclaimedDrafts(db, now),
    sendDuePosts: (db, env, now) => sendDuePosts(db, env.SITE_URL, now),
    runDueFeeds: queueDueFeeds,
    rereadPostings: queueRereads,
    checkHiring: queueHiringChecks,
    matchAlerts: (db, _env, now) => matchAlerts(db, now),
    queueAlerts,
    rereadAlerts: (db, _env, now) => rereadAlerts(db, now),
    sendTeamDigests: (db, env, now) => sendTeamDigests({ db, env, now }),
    remindInterviews: async (db, env, now) => {
      await remindInterviews({ db, env, now });
      await clearEndedInterviews({ db, env, now });
    },
    queueOutbox,
    queueWebhooks,
    takeResumeTexts: async (db, env, now) =>
      (await takeResumeTexts(db, env, now)) + (await readApplicantFacts(db)),
    continueBuild: (db, _env, now) => continueBuild(db, now),
    learnWords: (db) => learnWords(db),
    sweepOrphans: async (db, env, now) =>
      (await sweepAttachments(db, env, now)) +
      (await sweepPhotos(db, env, now)) +
      (await sweepCompanyImages(db, env, now)) +
      (await sweepDocuments(db, env, now)) +
      (await sweepApplicationFiles(db, env, now)),
    sweepExports,
    eraseClosedAccounts,
    writePostingFiles: (db, env, now) =>
      writePostingFiles(db, env, now, (addresses) => queueAnnouncement(env, addresses)),
    announceArticles: (_db, env) => announceArticles(env),
    continueMarkupRun,
  },
  "17 4 * * *": {
    countOpenWork: (db, _env, now) => countOpenWork(db, now),
    countPostedPay: (db) => countPostedPay(db),
    sendExpiryMails,
    removeOldAlerts: (db, _env, now) => removeOldAlerts(db, now),
    tellOfOldFiles,
    removeOldFiles,
    removeOldInvitations: (db, _env, now) => removeOldInvitations(db, now),
    removeOldFeedRuns,
    removeOldCalls: async (db, _env, now) => {
      await removeOldCalls(db, now);
      await removeOldPreparedDrafts(db, now);
      await removeOldDeliveries(db, now);
    },
    removeOldUnread: (_db, env, now) => removeOldUnread(env.DB, now),
    removeOldDrafts: (db, _env, now) => removeOldDrafts(db, now),
    removeOldMail: async (db, _env, now) => {
      await removeOldMail(db, now);
      await removeOldStrays(db, now);
    },
    mailSlowRoutes,
    rollUpVisits: (_db, env, now) => rollUpVisits(env.VITALS_DB, now),
    removeOldVitals: (_db, env, now) => removeOldVitals(env.VITALS_DB, now),
    removeOldDataRequests: (db, _env, now) => removeOldDataRequests(db, now),
    removeOldRuns: async (db, _env, now) => {
      await removeOldRuns(db, now);
      await removeOldDeadLetters(db, now);
    },
  },
};

/** Each work is a message of its own, with the limits of a Worker's run to itself. */
export const queueScheduled = (cron: string, env: Pick<Env, "WORK_QUEUE">): Promise<void> =>
  sendWork(
    env,
    Object.keys(schedule[cron] ?? {}).map((name) => ({ kind: "scheduled", name, cron })),
  );

export const listWorks = () =>
  Object.entries(schedule).flatMap(([cron, line]) => Object.keys(line).map((name) => ({ name, cron })));

export async function runWork(
  name: string,
  db: Db,
  env: Env,
  now: number,
  cron: string = byHand,
): Promise<"done" | "failed" | null> {
  const work = Object.values(schedule).find((line) => Object.hasOwn(line, name))?.[name];
  return work ? run({ name, cron, work }, db, env, now) : null;
}

interface Run {
  name: string;
  cron: string;
  work: Work;
}

async function run({ name, cron, work }: Run, db: Db, env: Env, now: number): Promise<"done" | "failed"> {
  const begun = Date.now();
  let problem: string | null = null;
  try {
    await work(db, env, now);
  } catch (error) {
    logError(`scheduled.${name}`, error);
    problem = toProblemText(error);
  }
  const finishedAt = now + Date.now() - begun;
  // A record that cannot be written must not keep the works that follow from running.
  await recordRun(db, { name, cron, startedAt: now, finishedAt, problem }).catch((error) =>
    logError("scheduled.record", error),
  );
  return problem === null ? "done" : "failed";
}
