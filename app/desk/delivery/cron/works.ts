interface ScheduledWork {
  title: string;
  text: string;
  /** May be started at any time: it does nothing twice, and writes only what was due anyway. */
  isRunnable: boolean;
}

/** Keyed as in functions/scheduled.ts. */
export const works: Readonly<Record<string, ScheduledWork>> = {
  expireJobs: {
    title: "Expire postings",
    text: "Takes postings past their last day out of the search, and tells those who still wait for an answer.",
    isRunnable: true,
  },
  endExpired: {
    title: "End sessions and links",
    text: "Deletes expired sessions, emailed links and lock-outs.",
    isRunnable: true,
  },
  sendDuePosts: {
    title: "Send social posts",
    text: "Puts scheduled posts that are due into the feed for social networks.",
    isRunnable: true,
  },
  runDueFeeds: {
    title: "Fetch feeds",
    text: "Queues employers' feeds that are due, each by itself.",
    isRunnable: true,
  },
  rereadPostings: {
    title: "Read postings again",
    text: "Queues words that were given a meaning, or lost one, for reading titles again.",
    isRunnable: true,
  },
  checkHiring: {
    title: "Ask whether postings are open",
    text: "Queues companies with postings that nobody confirmed, to email them.",
    isRunnable: false,
  },
  matchAlerts: {
    title: "Match new postings with alerts",
    text: "Finds which saved searches each new posting meets, and makes instant alerts due.",
    isRunnable: true,
  },
  queueAlerts: {
    title: "Send job alerts",
    text: "Queues each person to whom an alert is due.",
    isRunnable: true,
  },
  rereadAlerts: {
    title: "Read saved searches again",
    text: "Understands each saved search anew once a day, because our readers learn words.",
    isRunnable: true,
  },
  queueWebhooks: {
    title: "Queue webhooks",
    text: "Queues what companies’ webhooks have to hear, also what is to be tried again.",
    isRunnable: true,
  },
  queueOutbox: {
    title: "Queue emails",
    text: "Puts waiting and lost emails into the queue.",
    isRunnable: true,
  },
  takeResumeTexts: {
    title: "Make sent résumés searchable",
    text: "Adds what was read of résumés and applications to the search and filters of the employer they were sent to.",
    isRunnable: true,
  },
  continueMarkupRun: {
    title: "Check the markup of postings",
    text: "Goes on with the nightly check of every live posting against the rules of job search.",
    isRunnable: true,
  },
  continueBuild: {
    title: "Rebuild the job search",
    text: "Continues a rebuild of the search index, if one is under way.",
    isRunnable: true,
  },
  learnWords: {
    title: "Learn search words",
    text: "Reads the words of postings, so that misspelled searches find them.",
    isRunnable: true,
  },
  sweepOrphans: {
    title: "Delete orphaned files",
    text: "Deletes attachments whose request was never sent, photos and documents that no account has, and pictures that no company has.",
    isRunnable: true,
  },
  sweepExports: {
    title: "Delete old copies of people's data",
    text: "Deletes copies of people's data whose links ended, and asks again for those that were never made.",
    isRunnable: true,
  },
  eraseClosedAccounts: {
    title: "Erase closed accounts",
    text: "Erases accounts that their owners closed 30 days ago.",
    isRunnable: true,
  },
  tellOfOldFiles: {
    title: "Announce the end of applicants' files",
    text: "Emails companies, once a month at most, how many files of ended applications go in 30 days.",
    isRunnable: false,
  },
  removeOldFiles: {
    title: "Delete applicants' old files",
    text: "Deletes files of applications that ended a year ago, once their company was told.",
    isRunnable: true,
  },
  writePostingFiles: {
    title: "Write sitemap files",
    text: "Writes the changed files of the sitemap and queues their announcement.",
    isRunnable: true,
  },
  announceArticles: {
    title: "Announce articles",
    text: "Tells search engines about new and changed articles.",
    isRunnable: false,
  },
  countOpenWork: {
    title: "Count open work",
    text: "Counts open postings for the career pages.",
    isRunnable: true,
  },
  countPostedPay: {
    title: "Count posted pay",
    text: "Counts what similar postings pay, for those that state no pay.",
    isRunnable: true,
  },
  sendExpiryMails: {
    title: "Remind of expiring licenses",
    text: "Emails clinicians whose licenses or certificates expire soon.",
    isRunnable: false,
  },
  removeOldAlerts: {
    title: "Delete old alerts",
    text: "Deletes ended and unconfirmed alerts, and what was matched and mailed, past their time.",
    isRunnable: true,
  },
  removeOldInvitations: {
    title: "Delete old invitations",
    text: "Deletes team invitations that ended 30 days ago.",
    isRunnable: true,
  },
  removeOldCalls: {
    title: "Delete old calls of the API",
    text: "Deletes the answers kept for repeated calls after a day, what assistants prepared after 7, and deliveries of webhooks after 30.",
    isRunnable: true,
  },
  removeOldFeedRuns: {
    title: "Delete old feed runs",
    text: "Deletes feed runs that are past their time.",
    isRunnable: true,
  },
  removeOldUnread: {
    title: "Delete old unknown words",
    text: "Deletes words of titles that no import of the last 180 days had.",
    isRunnable: true,
  },
  sendTeamDigests: {
    title: "Mail teams their digests",
    text: "Mails members of teams, on working days at 7 AM, how many people applied or wrote since the last one.",
    isRunnable: true,
  },
  remindInterviews: {
    title: "Remind of interviews",
    text: "Emails both sides a day and an hour before an interview, and takes one whose application ended out of their calendars.",
    isRunnable: true,
  },
  removeUnclaimedDrafts: {
    title: "Delete drafts without an account",
    text: "Deletes drafts of postings that belong to no account and that nobody saved for 48 hours.",
    isRunnable: true,
  },
  removeOldDrafts: {
    title: "Delete old drafts",
    text: "Deletes posting drafts that nobody saved for 30 days.",
    isRunnable: true,
  },
  removeOldMail: {
    title: "Delete old emails",
    text: "Deletes finished emails after 24 hours, and answers put aside after 30 days.",
    isRunnable: true,
  },
  mailSlowRoutes: {
    title: "Tell of slow routes",
    text: "Emails us when a route was too slow three days in a row.",
    isRunnable: false,
  },
  rollUpVisits: {
    title: "Roll up visits",
    text: "Adds the analytics of hours up to days and weeks, and forgets single searches.",
    isRunnable: true,
  },
  removeOldVitals: {
    title: "Delete old measurements",
    text: "Deletes page-speed counts after 400 days.",
    isRunnable: true,
  },
  removeOldDataRequests: {
    title: "Delete old data requests",
    text: "Deletes closed data requests after 730 days.",
    isRunnable: true,
  },
  removeOldRuns: {
    title: "Delete old cron runs",
    text: "Deletes records of this page after 14 days.",
    isRunnable: true,
  },
};
