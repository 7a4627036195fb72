interface PersonTable {
  /** SQL for the rows about a person, who is the one row of `person` (person-sql.ts). */
  rows?: string;
  /** What to set in these rows instead of deleting them. */
  blanks?: string;
  /** The table whose rows these go with, by a trigger. */
  goesWith?: string;
  /** What stays, and why. Our staff and the person read it. */
  kept?: string;
  /** Columns of other people's rows in which someone may have written the person's address. */
  mentions?: readonly string[];
  /** What the person's own file has of a row, where that is not every column that is ours to give. */
  shows?: string;
  /** Rows that the person's own file leaves out, as SQL for those that it has. */
  showsWhere?: string;
  /** Why the person's own file has nothing of it. */
  leftOut?: string;
}

const ofAccount = "user_id = (SELECT account FROM person)";
const ofAddress = "lower(email) = (SELECT email FROM person)";
// An account keeps what it sent from an address that it had before, even if someone else has that address now.
const ofApplicant = `(${ofAccount} OR (user_id IS NULL AND ${ofAddress}))`;
const ofApplication = `application_id IN (SELECT id FROM applications WHERE ${ofApplicant})`;
const toRequest = (table: string) => `request_id IN (SELECT id FROM ${table} WHERE ${ofAddress})`;
const ofAlertPerson = `person_id IN (SELECT id FROM alert_people WHERE ${ofAccount} OR ${ofAddress})`;
const company = "(SELECT name FROM employers WHERE id = employer_id) AS company";
const secret = "It only holds scrambled secrets.";
const counts = "Counts. No row says whose visit it was.";
const countsOfAnswers = "Counts. No row says who answered.";

/** Each table about people that the privacy policy names, those first that refer to others. */
export const personTables: Record<string, PersonTable> = {
  sessions: { rows: ofAccount, shows: "device, created_at, last_seen_at, expires_at" },
  email_links: { rows: ofAccount, leftOut: secret },
  email_changes: {
    rows: `(${ofAccount} OR new_email = (SELECT email FROM person))`,
    shows: "new_email, old_approved_at, new_confirmed_at, created_at, expires_at",
  },
  second_factors: { rows: ofAccount, leftOut: secret },
  person_keys: { rows: ofAccount, shows: "name, prefix, created_at, last_used_on" },
  application_drafts: {
    rows: ofAccount,
    shows: "(SELECT title FROM jobs WHERE id = job_id) AS posting, fields, created_at",
  },
  recovery_codes: { rows: ofAccount, leftOut: secret },
  pending_sign_ins: { rows: ofAccount, leftOut: secret },
  sign_in_attempts: { rows: "email_hash = (SELECT hash FROM person)", leftOut: secret },
  used_limits: {
    rows: "key_hash IN (SELECT value FROM json_each((SELECT limits FROM person)))",
    leftOut: secret,
  },
  data_exports: {
    rows: `(${ofAccount} OR ${ofAddress})`,
    leftOut: "It says when you asked for a file like this one.",
  },
  withheld_applications: {
    rows: ofApplication,
    leftOut: "It says which of your applications employers do not see while your account is closed.",
  },
  data_links: { rows: ofAddress, leftOut: secret },
  alert_mails: {
    rows: `alert_id IN (SELECT id FROM alerts WHERE ${ofAlertPerson})`,
    shows: "postings, at",
  },
  alert_postings: { rows: ofAlertPerson, leftOut: "It is a scrambled form of postings that we emailed you." },
  alerts: {
    rows: ofAlertPerson,
    shows: `(SELECT address FROM saved_searches WHERE id = search_id) AS search, name, rhythm, state, created_at,
      changed_at, visited_at`,
  },
  alert_people: {
    rows: `(${ofAccount} OR ${ofAddress})`,
    shows: "email, zone, quiet_days, license, created_at",
  },
  dismissed_jobs: {
    rows: ofAccount,
    shows: "(SELECT title FROM jobs WHERE id = job_id) AS posting, reason, at",
  },
  saved_views: { rows: ofAccount, shows: "list, name, search" },
  calendar_keys: { rows: ofAccount, leftOut: secret },
  expiry_mails: { rows: ofAccount },
  profile_expiries: { rows: ofAccount },
  dashboard_visits: { rows: ofAccount },
  profiles: { rows: ofAccount },
  profile_details: { rows: ofAccount, shows: "details, said_at" },
  talent_licenses: { rows: ofAccount },
  talent_specialties: { rows: ofAccount },
  talent_hidden: { rows: ofAccount, shows: "name" },
  talent_messages: {
    rows: ofAccount,
    mentions: ["text"],
    shows: `${company}, (SELECT title FROM jobs WHERE id = job_id) AS posting, text, state, created_at, answered_at`,
    showsWhere: "state NOT IN ('held', 'refused')",
  },
  talent: {
    rows: ofAccount,
    shows: "profession, years, city, state_code, start_on, types, shifts, takes_agencies",
  },
  saved_offers: { rows: ofAccount },
  saved_jobs: {
    rows: ofAccount,
    shows: "(SELECT title FROM jobs WHERE id = job_id) AS posting, saved_at, removed_at",
  },
  documents: { rows: ofAccount, shows: "kind, name, type, size, sha256, created_at, changed_at" },
  skill_results: { rows: ofAccount },
  posting_drafts: {
    rows: ofAccount,
    mentions: ["content", "sent_back", "asked_note"],
    shows: "content, created_at, updated_at, asked_at, sent_back, asked_note",
  },
  memberships: {
    rows: ofAccount,
    shows: `${company}, role, is_manager, sees_contact, department, created_at, application_mails, message_mails,
      work_days, work_from, work_to, work_zone`,
  },
  posting_managers: {
    rows: ofAccount,
    shows: "(SELECT j.title FROM jobs j WHERE j.id = posting_managers.job_id) AS posting",
  },
  api_keys: {
    rows: "created_by = (SELECT account FROM person)",
    shows: `${company}, name, scopes, created_at, last_used_on`,
  },
  company_claims: {
    rows: ofAccount,
    mentions: ["message", "reason"],
    shows: `${company}, state, way, message, reason, created_at, decided_at`,
  },
  invitations: {
    rows: ofAddress,
    shows: `${company}, email, role, is_manager, created_at, expires_at, used_at, revoked_at`,
  },
  employers: {
    kept: "What the public reads about a company stays. It describes the company.",
    mentions: ["suspended_reason"],
    leftOut: "It describes companies, and everyone can read it.",
  },
  employer_notes: {
    kept: "A note about a company stays without the name of who wrote it.",
    mentions: ["text"],
    leftOut: "Our staff wrote these notes about companies.",
  },
  company_changes: {
    kept: "A change of what the public reads about a company stays without the name of who asked for it.",
    mentions: ["before", "after", "reason"],
    leftOut: "It describes companies.",
  },
  job_events: {
    kept: "A posting's history stays without the name of who changed it.",
    mentions: ["detail"],
    leftOut: "It is the history of postings.",
  },
  application_notes: {
    rows: ofApplication,
    mentions: ["text"],
    leftOut: "The employer's team wrote these notes for itself. The employer answers for them.",
  },
  note_mentions: { rows: ofAccount, leftOut: "Colleagues wrote these notes for their team." },
  application_shares: {
    rows: ofApplication,
    mentions: ["name", "note"],
    shows: "created_at, ends_at, ended_at, opened_at, answered_at",
  },
  scorecards: {
    rows: ofApplication,
    mentions: ["note"],
    leftOut: "The employer's team wrote these for itself. The employer answers for them.",
  },
  application_tags: {
    rows: ofApplication,
    leftOut: "The employer's team sorted applications with these words for itself.",
  },
  applicant_tags: {
    kept: "A company's own words for its applicants stay while any of them has it.",
    mentions: ["name"],
    leftOut: "The employer's team sorted applications with these words for itself.",
  },
  stage_moves: {
    rows: ofApplication,
    leftOut: "It says how the employer's team sorted your application for itself. Your copy has its status.",
  },
  applied_elsewhere: { rows: ofAccount, shows: "(SELECT title FROM jobs WHERE id = job) AS posting, at" },
  application_copies: { rows: ofApplication, shows: "copy, created_at" },
  applicant_facts: {
    rows: ofApplication,
    leftOut: "It sorts what your application says. Your copy has each word of it.",
  },
  resume_texts: {
    rows: `file_id IN (SELECT id FROM application_files WHERE ${ofApplication})`,
    leftOut: "It has the words of files that are in your copy.",
  },
  resumes_fts: { goesWith: "resume_texts", leftOut: "It is an index of the words of files that you sent." },
  application_files: { rows: ofApplication, shows: "field, name, type, size, sha256" },
  application_events: {
    rows: `(${ofApplication} OR (kind = 'sent' AND actor_id = (SELECT account FROM person)))`,
    mentions: ["detail"],
    shows: "kind, detail, at",
    showsWhere: `kind IN ('sent', 'state', 'answer', 'seen', 'opened', 'passed-on', 'asked', 'reply', 'references-asked',
      'references-sent', 'references-declined', 'shared')`,
  },
  application_endings: {
    kept: "When a company ended several applications at once stays, without the name of who did it.",
    leftOut: "What it did is in the history of each application.",
  },
  interview_times: {
    rows: `interview_id IN (SELECT id FROM interviews WHERE ${ofApplication})`,
    leftOut: "The times stand in the messages of your copy.",
  },
  interviewers: {
    rows: `(${ofAccount} OR interview_id IN (SELECT id FROM interviews WHERE ${ofApplication}))`,
    leftOut: "It says who of a company takes part in an interview.",
  },
  interviews: {
    rows: ofApplication,
    mentions: ["place"],
    shows: "state, kind, place, minutes, time_zone, start_at, created_at, changed_at",
  },
  offers: {
    rows: ofApplication,
    mentions: ["terms", "note"],
    shows: "state, terms, note, created_at, answered_at",
  },
  strayed_mails: {
    rows: `(${ofApplication} OR sender = (SELECT email FROM person))`,
    mentions: ["text"],
    shows: "sender, text, at",
    showsWhere: "sender = (SELECT email FROM person)",
  },
  application_mail_stops: { rows: ofAddress, shows: "email, kind, at" },
  applications_fts: { goesWith: "applications", leftOut: "It is an index of the words of applications." },
  applications: {
    rows: ofApplicant,
    mentions: ["message"],
    shows: `job_title, employer_name, state, first_name, last_name, email, phone, message, source, created_at, updated_at,
      answered_at, contact_shared_at, messages_stopped_at, may_consider_again`,
  },
  request_events: {
    rows: `((kind = 'hire_request' AND ${toRequest("hire_requests")}) OR (kind = 'contact' AND ${toRequest("contacts")}))`,
    mentions: ["detail"],
    shows: "kind, event, detail, at",
    showsWhere: "event IN ('status', 'answer')",
  },
  attachments: {
    rows: `hire_request_id IN (SELECT id FROM hire_requests WHERE ${ofAddress})`,
    shows: "file_name, content_type, size_bytes, created_at",
  },
  contacts_fts: { goesWith: "contacts", leftOut: "It is an index of the words of messages." },
  contacts: {
    rows: ofAddress,
    mentions: ["message"],
    shows: `reference, kind, first_name, last_name, email, phone, specialty, message, source, company, position, status,
      created_at, updated_at`,
  },
  hire_requests_fts: { goesWith: "hire_requests", leftOut: "It is an index of the words of requests." },
  hire_requests: {
    rows: ofAddress,
    mentions: ["details"],
    shows: `reference, name, email, phone, company, position, place, headcount, details, source, status, created_at,
      updated_at`,
  },
  job_reports: {
    rows: ofAddress,
    blanks: "email = NULL, details = ''",
    kept: "Which posting was reported and for what reason stays, so that we still check the posting.",
    mentions: ["details"],
    shows: "reason, details, email, state, created_at, decided_at",
  },
  outbox: {
    rows: `(lower(recipient) = (SELECT email FROM person) OR lower(reply_to) = (SELECT email FROM person))`,
    mentions: ["subject", "body", "marked", "last_error"],
    shows: "recipient, subject, created_at, sent_at",
    showsWhere: "lower(recipient) = (SELECT email FROM person)",
  },
  mail_suppressions: {
    rows: ofAddress,
    blanks: "email = (SELECT erased FROM person)",
    kept: "A scrambled form of the address stays, so that we still send no email there.",
    shows: "email, reason, at",
  },
  data_requests: {
    rows: `(${ofAddress} AND state <> 'open')`,
    blanks: "email = (SELECT erased FROM person)",
    kept: "The law asks us to keep a record of requests for 24 months. An open request keeps the address until we answered it, then a scrambled form of it.",
    mentions: ["note", "reference"],
    shows: "kind, source, received_at, due_at, state, closed_at",
  },
  users: {
    rows: "id = (SELECT account FROM person)",
    mentions: ["suspended_reason"],
    shows: `email, role, first_name, last_name, profile_image_url, email_verified_at, suspended_at, suspended_reason,
      created_at, updated_at, closed_at, reopened_at, is_private`,
  },
  audit_log: {
    kept: "We have to be able to tell which of our staff read or changed what. It has numbers of records and no names, and loses the number of a deleted account that acted.",
    leftOut: "It is about our staff.",
  },
  vitals_histograms: { kept: counts, leftOut: counts },
  vitals_hours: { kept: counts, leftOut: counts },
  vitals_countries: { kept: counts, leftOut: counts },
  vitals_releases: { kept: counts, leftOut: counts },
  waiting_beacons: { kept: counts, leftOut: counts },
  folded_beacons: { kept: counts, leftOut: counts },
  visitor_salts: { kept: counts, leftOut: counts },
  visitor_parts: { kept: counts, leftOut: counts },
  visit_hours: { kept: counts, leftOut: counts },
  search_days: { kept: counts, leftOut: counts },
  eeo_counts: { kept: countsOfAnswers, leftOut: countsOfAnswers },
};

/** Tables that say nothing about people, and texts in them that someone wrote an address into all the same. */
export const otherMentions: Record<string, readonly string[]> = {
  cron_runs: ["note"],
  feed_runs: ["note", "rows"],
  jobs: ["status_reason"],
  posting_reviews: ["reason", "content"],
};
