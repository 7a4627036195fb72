import { sweepPhotos } from "#app/accounts/photo/sweep-photos.server.ts";
import { endExpired } from "#app/accounts/session/expired.server.ts";
import { rollUpVisits } from "#app/analytics/roll-up.server.ts";
import { countOpenWork } from "#app/career/market/open-work.server.ts";
import { queueAnnouncement } from "#app/crawlers/announcements.server.ts";
import { writePostingFiles } from "#app/crawlers/posting-files.server.ts";
import { announceArticles } from "#app/crawlers/told-articles.server.ts";
import { sweepOrphans } from "#app/employers/attachments.server.ts";
import { queueDueFeeds, removeOldFeedRuns } from "#app/feeds/run/due-feeds.server.ts";
import { queueHiringChecks } from "#app/hiring/confirming/check-steps.server.ts";
import { removeOldInvitations } from "#app/hiring/team/invitations.server.ts";
import { removeOldUnread } from "#app/imports/unread/keep-unread.server.ts";
import { continueMarkupRun } from "#app/jobs/judging/markup-run.server.ts";
import { expireJobs } from "#app/jobs/posting/job-page.server.ts";
import { continueBuild } from "#app/jobs/search/index-build.server.ts";
import { learnWords } from "#app/jobs/spelling/learn-words.server.ts";
import { byHand, recordRun, removeOldRuns } from "#app/operations/cron/cron-runs.server.ts";
import { removeOldDeadLetters } from "#app/operations/cron/dead-letters.server.ts";
import { removeOldDataRequests } from "#app/operations/data-requests/data-request-changes.server.ts";
import type { Db } from "#app/platform/db.ts";
import type { Env } from "#app/platform/env.ts";
import { logError, toProblemText } from "#app/platform/log.ts";
import { queueOutbox, removeOldMail } from "#app/platform/mail.ts";
import { sendWork } from "#app/platform/queue/work-queue.ts";
import { removeOldDrafts, removeUnclaimedDrafts } from "#app/post-job/draft/posting-drafts.server.ts";
import { sendExpiryMails } from "#app/profile/expiry/send-expiry-mails.server.ts";
import { sendDuePosts } from "#app/social/queue/send-due.server.ts";
import { tellOfSlowRoutes } from "#app/speed/alert/slow-routes.server.ts";
import { queueRereads } from "#app/taxonomy/reread/reread-postings.server.ts";
import { removeOldVitals } from "#app/vitals/old-vitals.server.ts";

type Work = (db: Db, env: Env, now: number) => Promise<unknown>;

/** The keys are the cron lines of wrangler.toml. */
const schedule: Record<string, Record<string, Work>> = {
  "*/5 * * * *": {
    expireJobs: (db, _env, now) => expireJobs(db, now),
    endExpired: (db, _env, now) => endExpired(db, now),
    removeUnclaimedDrafts: (db, _env, now) => removeUnclaimedDrafts(db, now),
    sendDuePosts: (db, env, now) => sendDuePosts(db, env.SITE_URL, now),
    runDueFeeds: queueDueFeeds,
    rereadPostings: queueRereads,
    checkHiring: queueHiringChecks,
    queueOutbox,
    continueBuild: (db, _env, now) => continueBuild(db, now),
    learnWords: (db) => learnWords(db),
    sweepOrphans: async (db, env, now) =>
      (await sweepOrphans(db, env, now)) + (await sweepPhotos(db, env, now)),
    writePostingFiles: (db, env, now) =>
      writePostingFiles(db, env, now, (addresses) => queueAnnouncement(env, addresses)),
    announceArticles: (_db, env) => announceArticles(env),
    continueMarkupRun,
  },
  "17 4 * * *": {
    countOpenWork: (db, _env, now) => countOpenWork(db, now),
    sendExpiryMails,
    removeOldInvitations: (db, _env, now) => removeOldInvitations(db, now),
    removeOldFeedRuns,
    removeOldUnread: (_db, env, now) => removeOldUnread(env.DB, now),
    removeOldDrafts: (db, _env, now) => removeOldDrafts(db, now),
    removeOldMail: (db, _env, now) => removeOldMail(db, now),
    tellOfSlowRoutes,
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
