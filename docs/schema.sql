-- Made by "npm run schema" from migrations/. Do not edit.

-- ==== kit ====

-- outbox: Mails that wait to be sent, and those sent or refused, until their text is deleted.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  reply_to TEXT,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  sent_at INTEGER,
  created_at INTEGER NOT NULL,
  leased_until INTEGER,
  last_error TEXT,
  last_tried_at INTEGER,
  marked TEXT,
  application_id INTEGER REFERENCES applications (id) ON DELETE SET NULL,
  send_after INTEGER,
  stop_url TEXT,
  is_of_account INTEGER NOT NULL DEFAULT 0 CHECK (is_of_account IN (0, 1)),
  calendar TEXT) STRICT;
CREATE INDEX outbox_by_application ON outbox (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX outbox_by_recipient ON outbox (lower(recipient), id);
CREATE INDEX outbox_by_time ON outbox (created_at);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL;
CREATE INDEX outbox_failed ON outbox (id) WHERE sent_at IS NULL AND next_attempt_at IS NULL;
CREATE INDEX outbox_sent ON outbox (id) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_waiting ON outbox (id) WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL;

-- mail_suppressions: Addresses that get no mail, because a server refused them or a person asked.
CREATE TABLE mail_suppressions (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  reason TEXT NOT NULL CHECK (reason IN ('asked', 'bounced', 'complained', 'wrong-person')),
  at INTEGER NOT NULL
) STRICT;

-- audit_log: Who changed what, and when.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_log_by_action ON audit_log (action, id DESC);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_actor_action ON audit_log (actor_id, action, id DESC);
CREATE INDEX audit_log_by_subject ON audit_log (subject, id DESC);
CREATE INDEX audit_log_by_time ON audit_log (at DESC, id DESC);
CREATE TRIGGER audit_log_keeps BEFORE DELETE ON audit_log
BEGIN
  SELECT raise(ABORT, 'the audit log is only added to');
END;
CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log
WHEN NEW.actor_id IS NOT NULL OR NEW.id IS NOT OLD.id OR NEW.action IS NOT OLD.action OR NEW.subject IS NOT OLD.subject
  OR NEW.detail IS NOT OLD.detail OR NEW.at IS NOT OLD.at
BEGIN
  SELECT raise(ABORT, 'the audit log is only added to');
END;

-- cron_runs: Each run of a scheduled task: when, how long, and what it said.
CREATE TABLE cron_runs (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  cron TEXT NOT NULL,
  hour INTEGER NOT NULL,
  runs INTEGER NOT NULL DEFAULT 1,
  -- Of the last run in the row.
  started_at INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  longest_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'failed')),
  note TEXT CHECK (length(note) <= 300)
) STRICT;
CREATE INDEX cron_runs_by_name ON cron_runs (name, started_at DESC);
CREATE INDEX cron_runs_by_outcome ON cron_runs (outcome, started_at DESC);
CREATE UNIQUE INDEX cron_runs_hour ON cron_runs (name, cron, hour) WHERE outcome = 'done';

-- feed_fetches: Which programs fetched our files for job sites, and when last. Nobody's address.
CREATE TABLE feed_fetches (
  feed TEXT NOT NULL,
  reader TEXT NOT NULL,
  day TEXT NOT NULL,
  -- Of a file that is made when it is asked for.
  hash TEXT,
  bytes INTEGER,
  PRIMARY KEY (feed, reader)
) STRICT, WITHOUT ROWID;
CREATE INDEX feed_fetches_by_day ON feed_fetches (day);

-- dead_letters: Queue messages that failed each of their tries.
CREATE TABLE dead_letters (
  queue TEXT NOT NULL,
  subject TEXT NOT NULL,
  letters INTEGER NOT NULL DEFAULT 1,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (queue, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX dead_letters_by_time ON dead_letters (last_at DESC);

-- vitals_alerts: Pages whose speed passed a threshold, with when we were told.
CREATE TABLE vitals_alerts (
  route TEXT NOT NULL,
  metric TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (route, metric)
) STRICT, WITHOUT ROWID;

-- ==== facts ====

-- cities: Places of at least 20,000 people, for searching around a city.
CREATE TABLE cities (
  geoid TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  search_name TEXT NOT NULL,
  state_code TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL,
  lon REAL,
  hospital_words TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
CREATE INDEX cities_by_letter ON cities (substr(search_name, 1, 1), population DESC);
CREATE INDEX cities_by_name ON cities (search_name, population DESC);

-- zip_codes: ZIP codes with their point and city.
CREATE TABLE zip_codes (
  zip TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  state_code TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- loads: What was last loaded from the data files, and its version.
CREATE TABLE loads (
  name TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- ==== accounts ====

-- users: Accounts of clinicians, employers and our desk.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  password_hash TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('admin', 'employer', 'job_seeker')),
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  profile_image_url TEXT,
  email_verified_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  suspended_at INTEGER,
  suspended_reason TEXT CHECK (length(suspended_reason) <= 300),
  desk_role TEXT NOT NULL DEFAULT 'support'
  CHECK (desk_role IN ('support', 'moderation', 'owner')),
  closed_at INTEGER,
  reopen_hash TEXT,
  reopened_at INTEGER,
  is_private INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1))) STRICT;
CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
CREATE INDEX users_by_first_name ON users (lower(first_name));
CREATE INDEX users_by_last_name ON users (lower(last_name), lower(first_name));
CREATE INDEX users_by_photo ON users (profile_image_url) WHERE profile_image_url IS NOT NULL;
CREATE UNIQUE INDEX users_by_reopen ON users (reopen_hash) WHERE reopen_hash IS NOT NULL;
CREATE INDEX users_by_role ON users (role, id);
CREATE INDEX users_closed ON users (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX users_newest ON users (created_at);
CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL;
CREATE TRIGGER owners_suspended_unanswered AFTER UPDATE OF suspended_at ON users
WHEN old.suspended_at IS NULL AND new.suspended_at IS NOT NULL BEGIN
  INSERT INTO ended_postings (job_id, due_at)
    SELECT j.id, new.suspended_at FROM memberships m JOIN jobs j ON j.employer_id = m.employer_id
    WHERE m.user_id = new.id AND m.role = 'owner' AND EXISTS (SELECT 1 FROM held_employers h WHERE h.id = m.employer_id)
      AND EXISTS (SELECT 1 FROM applications
        WHERE job_id = j.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
CREATE TRIGGER users_closed AFTER UPDATE OF closed_at ON users
WHEN old.closed_at IS NULL AND new.closed_at IS NOT NULL BEGIN
  INSERT INTO withheld_applications (application_id, user_id, job_id, employer_id, is_for_desk)
    SELECT id, new.id, job_id, employer_id, is_for_desk FROM applications
    WHERE user_id = new.id OR (user_id IS NULL AND lower(email) = new.email AND new.email_verified_at IS NOT NULL);
  UPDATE applications SET job_id = NULL, employer_id = NULL, is_for_desk = 0
    WHERE id IN (SELECT application_id FROM withheld_applications WHERE user_id = new.id);
END;
CREATE TRIGGER users_reopened AFTER UPDATE OF closed_at ON users
WHEN old.closed_at IS NOT NULL AND new.closed_at IS NULL BEGIN
  UPDATE OR IGNORE applications SET job_id = w.job_id, is_for_desk = w.is_for_desk,
      employer_id = coalesce((SELECT j.employer_id FROM jobs j WHERE j.id = w.job_id), w.employer_id)
    FROM withheld_applications w WHERE w.application_id = applications.id AND w.user_id = new.id;
  INSERT INTO ended_postings (job_id, due_at)
    SELECT DISTINCT j.id, new.reopened_at FROM withheld_applications w JOIN jobs j ON j.id = w.job_id
      JOIN applications a ON a.id = w.application_id AND a.job_id = j.id
    WHERE w.user_id = new.id AND a.state IN ('new', 'in-review', 'interview', 'offer')
      AND (j.status IN ('filled', 'expired', 'closed', 'removed', 'withdrawn')
        OR EXISTS (SELECT 1 FROM held_employers h WHERE h.id = j.employer_id))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
  DELETE FROM withheld_applications WHERE user_id = new.id;
END;

-- sessions: Where an account is logged in.
CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id, created_at DESC);
CREATE TRIGGER sessions_reopen AFTER INSERT ON sessions
WHEN (SELECT closed_at FROM users WHERE id = new.user_id) IS NOT NULL BEGIN
  UPDATE users SET closed_at = NULL, reopen_hash = NULL, reopened_at = new.created_at WHERE id = new.user_id;
END;

-- email_links: Mailed links that log in, confirm an address or set a password. Each works once.
CREATE TABLE "email_links" (
  secret_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset', 'sign-in')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX email_links_by_expiry ON email_links (expires_at);
CREATE INDEX email_links_by_user ON email_links (user_id, purpose);

-- email_changes: A new address that both mailboxes have to agree to.
CREATE TABLE email_changes (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  new_email TEXT NOT NULL CHECK (length(new_email) <= 254),
  old_hash TEXT NOT NULL UNIQUE,
  new_hash TEXT NOT NULL UNIQUE,
  old_approved_at INTEGER,
  new_confirmed_at INTEGER,
  asked_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_changes_by_address ON email_changes (new_email);
CREATE INDEX email_changes_by_expiry ON email_changes (expires_at);

-- pending_sign_ins: Log-ins that wait for the second step.
CREATE TABLE pending_sign_ins (
  secret_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  used_by TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX pending_sign_ins_by_expiry ON pending_sign_ins (expires_at);
CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins (user_id);

-- person_keys: Keys that people give to assistants, as hashes.
CREATE TABLE person_keys (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  prefix TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  -- A day: "2026-11-29".
  last_used_on TEXT
) STRICT;
CREATE INDEX person_keys_by_user ON person_keys (user_id, id);

-- second_factors: Sealed keys of two-step log-in.
CREATE TABLE second_factors (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_key TEXT NOT NULL,
  -- NULL until its first code was right.
  confirmed_at INTEGER,
  -- The newest step of time whose code was used: no code counts twice (RFC 6238, 5.2).
  last_step INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

-- recovery_codes: Hashes of the codes that replace the second step once.
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

-- sign_in_attempts: Failed log-ins by email and source, both as hashes.
CREATE TABLE sign_in_attempts (
  email_hash TEXT NOT NULL,
  source_hash TEXT NOT NULL,
  failures INTEGER NOT NULL,
  last_failed_at INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (email_hash, source_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (last_failed_at);

-- used_limits: How often a rate-limited act was done, under the hash of who did it.
CREATE TABLE used_limits (
  key_hash TEXT PRIMARY KEY,
  used INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_limits_by_reset ON used_limits (resets_at);

-- contacts: Messages from the contact form, and what we did about each.
CREATE TABLE "contacts" (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'employer')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  specialty TEXT,
  message TEXT NOT NULL,
  source TEXT,
  company TEXT,
  position TEXT,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  reference TEXT,
  status TEXT NOT NULL DEFAULT 'new'
  CHECK (status IN ('new', 'contacted', 'won', 'lost', 'closed')),
  assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL) STRICT;
CREATE VIRTUAL TABLE contacts_fts USING fts5 (
  words,
  digits,
  content = '',
  contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);
CREATE INDEX contacts_by_assignee ON contacts (assigned_to, created_at DESC, id DESC);
CREATE INDEX contacts_by_assignee_status ON contacts (assigned_to, status, created_at DESC, id DESC);
CREATE INDEX contacts_by_email ON contacts (email, created_at DESC, id DESC);
CREATE INDEX contacts_by_person ON contacts (lower(email));
CREATE INDEX contacts_by_status ON contacts (status, created_at DESC, id DESC);
CREATE INDEX contacts_newest ON contacts (created_at DESC, id DESC);
CREATE TRIGGER contacts_forgotten AFTER DELETE ON contacts BEGIN
  DELETE FROM request_events WHERE kind = 'contact' AND request_id = old.id;
END;
CREATE TRIGGER contacts_reworded
AFTER UPDATE OF reference, first_name, last_name, email, phone, company, position, message ON contacts BEGIN
  DELETE FROM contacts_fts WHERE rowid = old.id;
  INSERT INTO contacts_fts (rowid, words, digits) SELECT id, words, digits FROM contacts_words WHERE id = new.id;
END;
CREATE TRIGGER contacts_unworded AFTER DELETE ON contacts BEGIN
  DELETE FROM contacts_fts WHERE rowid = old.id;
END;
CREATE TRIGGER contacts_worded AFTER INSERT ON contacts BEGIN
  INSERT INTO contacts_fts (rowid, words, digits) SELECT id, words, digits FROM contacts_words WHERE id = new.id;
END;

-- ==== jobs ====

-- jobs: Postings: what lists show. The long text is in job_details.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 16777215),
  slug TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  profession TEXT,
  specialty TEXT,
  employment_type TEXT NOT NULL DEFAULT 'full-time' CHECK (employment_type IN
    ('full-time', 'part-time', 'contract', 'temporary', 'locum', 'per-diem', 'prn', 'travel')),
  employment_type_inferred INTEGER NOT NULL DEFAULT 0 CHECK (employment_type_inferred IN (0, 1)),
  workplace TEXT CHECK (workplace IN ('onsite', 'hybrid', 'remote')),
  shift TEXT CHECK (shift IN ('day', 'evening', 'night', 'rotating', 'weekend', '7on7off', 'call')),
  setting TEXT,
  urgency TEXT NOT NULL DEFAULT 'standard' CHECK (urgency IN ('urgent', 'standard')),
  city TEXT,
  state_code TEXT,
  postal_code TEXT,
  lat REAL,
  lon REAL,
  salary_min_cents INTEGER CHECK (salary_min_cents > 0),
  salary_max_cents INTEGER CHECK (salary_max_cents > 0),
  shift_hours REAL CHECK (shift_hours BETWEEN 1 AND 72),
  -- The states whose license the work needs, as a JSON array; for a remote posting the states it is open to.
  license_states TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(license_states)),
  compact_accepted INTEGER CHECK (compact_accepted IN (0, 1)),
  benefits TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(benefits)),
  fingerprint TEXT NOT NULL UNIQUE,
  apply_url TEXT,
  posted_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,
  valid_through INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  hours_per_week REAL CHECK (hours_per_week BETWEEN 1 AND 168),
  contract_weeks INTEGER CHECK (contract_weeks BETWEEN 1 AND 520),
  status_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  status_reason TEXT,
  origin TEXT NOT NULL DEFAULT 'feed' CHECK (origin IN ('feed', 'site')),
  confirmed_by TEXT NOT NULL DEFAULT 'feed'
  CHECK (confirmed_by IN ('feed', 'employer', 'recruiter')),
  status TEXT NOT NULL DEFAULT 'pending' CHECK
  (status IN ('pending', 'rejected', 'withdrawn', 'open', 'paused', 'filled', 'expired', 'closed', 'removed')),
  pay_unit TEXT NOT NULL DEFAULT 'year'
  CHECK (pay_unit IN ('hour', 'shift', 'day', 'visit', 'week', 'month', 'year')),
  rewritten INTEGER NOT NULL DEFAULT 0,
  more_places TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(more_places)
  AND json_type(more_places) = 'array' AND json_array_length(more_places) <= 49),
  CHECK (salary_min_cents IS NULL OR salary_max_cents IS NULL OR salary_min_cents <= salary_max_cents)
) STRICT;
CREATE VIRTUAL TABLE jobs_fts USING fts5 (
  title,
  employer,
  terms,
  place,
  body,
  keys,
  content = '',
  contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2',
  prefix = '3'
);
CREATE INDEX jobs_by_employer ON jobs (employer_id, status, posted_at DESC);
CREATE INDEX jobs_by_expiry ON jobs (status, valid_through);
CREATE INDEX jobs_newest ON jobs (status, posted_at DESC, id DESC);
CREATE INDEX jobs_of_employer_ending ON jobs (employer_id, valid_through);
CREATE INDEX jobs_of_employer_newest ON jobs (employer_id, posted_at DESC);
CREATE INDEX jobs_of_employer_to_confirm ON jobs (employer_id, confirmed_at) WHERE origin = 'site' AND status = 'open';
CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE origin = 'site' AND status = 'open';
CREATE TRIGGER applicant_facts_change
AFTER UPDATE OF profession, license_states, state_code, more_places, workplace, compact_accepted ON jobs
WHEN old.profession IS NOT new.profession OR old.license_states IS NOT new.license_states OR old.state_code IS NOT new.state_code
  OR old.more_places IS NOT new.more_places OR old.workplace IS NOT new.workplace
  OR old.compact_accepted IS NOT new.compact_accepted BEGIN
  UPDATE applicant_facts SET license = NULL WHERE application_id IN (SELECT id FROM applications WHERE job_id = new.id);
END;
CREATE TRIGGER hiring_check_answered AFTER UPDATE OF status, confirmed_at ON jobs
WHEN new.origin = 'site' AND (old.status <> new.status OR old.confirmed_at <> new.confirmed_at) BEGIN
  DELETE FROM hiring_checks WHERE job_id = new.id AND (new.status NOT IN ('open', 'paused')
    OR new.confirmed_at > old.confirmed_at OR (new.status = 'paused' AND paused_at IS NULL));
END;
CREATE TRIGGER jobs_closed AFTER UPDATE OF status ON jobs WHEN old.status = 'open' AND new.status <> 'open' BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;
CREATE TRIGGER jobs_counted_changed AFTER UPDATE OF status, profession, specialty ON jobs
WHEN (old.status = 'open') <> (new.status = 'open')
  OR (new.status = 'open' AND (old.profession IS NOT new.profession OR old.specialty IS NOT new.specialty)) BEGIN
  UPDATE specialty_counts SET postings = postings - 1
    WHERE old.status = 'open' AND profession = ifnull(old.profession, '') AND specialty = ifnull(old.specialty, '');
  INSERT INTO specialty_counts (profession, specialty, postings)
    SELECT ifnull(new.profession, ''), ifnull(new.specialty, ''), 1 WHERE new.status = 'open'
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER jobs_counted_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO specialty_counts (profession, specialty, postings)
    VALUES (ifnull(new.profession, ''), ifnull(new.specialty, ''), 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER jobs_counted_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  UPDATE specialty_counts SET postings = postings - 1
    WHERE profession = ifnull(old.profession, '') AND specialty = ifnull(old.specialty, '');
END;
CREATE TRIGGER jobs_ended_unanswered AFTER UPDATE OF status ON jobs
WHEN new.status <> old.status AND new.status IN ('filled', 'expired', 'closed', 'removed', 'withdrawn') BEGIN
  INSERT INTO ended_postings (job_id, due_at)
    SELECT new.id, new.updated_at + iif(new.status_by IS NOT NULL AND new.status <> 'removed', 900000, 0)
    WHERE EXISTS (SELECT 1 FROM applications
      WHERE job_id = new.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
CREATE TRIGGER jobs_held_open BEFORE INSERT ON jobs
WHEN new.status = 'open' AND EXISTS (SELECT 1 FROM held_employers h WHERE h.id = new.employer_id) BEGIN
  SELECT RAISE(ABORT, 'The company is suspended.');
END;
CREATE TRIGGER jobs_held_opening BEFORE UPDATE OF status, employer_id ON jobs
WHEN new.status = 'open' AND (old.status <> 'open' OR old.employer_id <> new.employer_id)
  AND EXISTS (SELECT 1 FROM held_employers h WHERE h.id = new.employer_id) BEGIN
  SELECT RAISE(ABORT, 'The company is suspended.');
END;
CREATE TRIGGER jobs_listed_changed AFTER UPDATE OF status, slug, updated_at ON jobs
WHEN (old.status = 'open' OR new.status = 'open')
  AND (old.status <> new.status OR old.slug <> new.slug OR old.updated_at <> new.updated_at) BEGIN
  INSERT INTO posting_files (file) VALUES (new.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;
CREATE TRIGGER jobs_listed_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO posting_files (file) VALUES (new.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;
CREATE TRIGGER jobs_listed_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  INSERT INTO posting_files (file) VALUES (old.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;
CREATE TRIGGER jobs_opened_guarded BEFORE INSERT ON jobs
WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') AND new.origin = 'site'
  AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = new.employer_id AND e.approved_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'A posting of a company that is not approved opens only by our decision.');
END;
CREATE TRIGGER jobs_opening_guarded BEFORE UPDATE OF status ON jobs
WHEN new.status = 'open' AND old.status <> 'open'
  AND (new.origin = 'site' OR EXISTS (SELECT 1 FROM users u WHERE u.id = new.status_by AND u.role <> 'admin'))
  AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = new.employer_id AND e.approved_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'A posting of a company that is not approved opens only by our decision.');
END;
CREATE TRIGGER jobs_pay_kept AFTER UPDATE OF salary_min_cents, salary_max_cents, pay_unit ON jobs
WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn') AND (old.salary_min_cents IS NOT new.salary_min_cents
  OR old.salary_max_cents IS NOT new.salary_max_cents OR old.pay_unit <> new.pay_unit) BEGIN
  INSERT INTO job_events (job_id, kind, detail, at) VALUES (new.id, 'pay',
    json_object('min', old.salary_min_cents, 'max', old.salary_max_cents, 'type', old.pay_unit), new.updated_at);
END;
CREATE TRIGGER jobs_redated AFTER UPDATE OF posted_at ON jobs
WHEN (old.posted_at - 18000000) / 86400000 <> (new.posted_at - 18000000) / 86400000 BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;
CREATE TRIGGER jobs_state_begun AFTER INSERT ON jobs WHEN new.origin = 'site' BEGIN
  INSERT INTO job_events (job_id, actor_id, kind, detail, at)
    VALUES (new.id, new.status_by, 'state', json_object('from', NULL, 'to', new.status), new.created_at);
END;
CREATE TRIGGER jobs_state_guarded BEFORE UPDATE OF status ON jobs
WHEN old.status <> new.status AND old.status || ' ' || new.status NOT IN (
  'pending open', 'pending rejected', 'pending withdrawn', 'pending removed',
  'rejected pending', 'rejected withdrawn', 'rejected removed', 'withdrawn pending', 'withdrawn removed', 'removed pending',
  'open pending', 'open paused', 'open filled', 'open closed', 'open expired', 'open removed',
  'paused pending', 'paused open', 'paused filled', 'paused closed', 'paused expired', 'paused removed',
  'filled pending', 'filled open', 'filled removed', 'expired pending', 'expired open', 'expired filled', 'expired removed',
  'closed pending', 'closed open', 'closed removed') BEGIN
  SELECT RAISE(ABORT, 'A posting cannot go from this status to that one.');
END;
CREATE TRIGGER jobs_state_kept AFTER UPDATE OF status ON jobs WHEN old.status <> new.status BEGIN
  INSERT INTO job_events (job_id, actor_id, kind, detail, at) VALUES (new.id, new.status_by, 'state',
    json_object('from', old.status, 'to', new.status, 'reason', new.status_reason), new.updated_at);
END;
CREATE TRIGGER jobs_taken_down AFTER UPDATE OF status ON jobs
WHEN old.status <> 'removed' AND new.status = 'removed'
  AND EXISTS (SELECT 1 FROM employers WHERE id = new.employer_id AND approved_at IS NOT NULL) BEGIN
  INSERT INTO audit_log (actor_id, action, subject, detail, at) VALUES (new.status_by, 'company.unapproved',
    'company:' || new.employer_id, json_object('job', new.id), new.updated_at);
  UPDATE employers SET approved_at = NULL WHERE id = new.employer_id;
END;
CREATE TRIGGER jobs_week_changed
AFTER UPDATE OF status, profession, posted_at, salary_min_cents, salary_max_cents ON jobs
WHEN (old.status IN ('pending', 'rejected', 'withdrawn', 'removed')) <> (new.status IN ('pending', 'rejected', 'withdrawn', 'removed'))
  OR (new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') AND (old.profession IS NOT new.profession
    OR ((old.posted_at - 18000000) / 86400000 + 3) / 7 <> ((new.posted_at - 18000000) / 86400000 + 3) / 7
    OR (ifnull(old.salary_min_cents, old.salary_max_cents) IS NULL)
      <> (ifnull(new.salary_min_cents, new.salary_max_cents) IS NULL))) BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE old.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed')
      AND week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
  INSERT INTO week_counts (week, profession, postings, with_pay)
    SELECT ((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL
    WHERE new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed')
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;
CREATE TRIGGER jobs_week_new AFTER INSERT ON jobs WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') BEGIN
  INSERT INTO week_counts (week, profession, postings, with_pay)
    VALUES (((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL)
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;
CREATE TRIGGER jobs_week_removed AFTER DELETE ON jobs WHEN old.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
END;
CREATE TRIGGER openings_of_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO openings (job_id, opened_at) VALUES (new.id, new.updated_at) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER openings_of_opened AFTER UPDATE OF status ON jobs
WHEN new.status = 'open' AND old.status NOT IN ('open', 'paused') BEGIN
  INSERT INTO openings (job_id, opened_at) VALUES (new.id, new.updated_at) ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER postings_reworded AFTER UPDATE OF title, slug, employer_id ON jobs
WHEN old.title <> new.title OR old.slug <> new.slug OR old.employer_id <> new.employer_id BEGIN
  DELETE FROM postings_fts WHERE rowid = old.id;
  INSERT INTO postings_fts (rowid, title, company, slug)
    SELECT id, title, company, slug FROM postings_words WHERE id = new.id;
END;
CREATE TRIGGER postings_unworded AFTER DELETE ON jobs BEGIN
  DELETE FROM postings_fts WHERE rowid = old.id;
END;
CREATE TRIGGER postings_worded AFTER INSERT ON jobs BEGIN
  INSERT INTO postings_fts (rowid, title, company, slug)
    SELECT id, title, company, slug FROM postings_words WHERE id = new.id;
END;
CREATE TRIGGER webhooks_posting_changed AFTER UPDATE OF status ON jobs
WHEN (old.status = 'open') <> (new.status = 'open') AND EXISTS (SELECT 1 FROM webhooks WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, iif(new.status = 'open', 'posting.opened', 'posting.closed'),
      json_object('posting', new.slug, 'title', new.title, 'status', new.status), new.updated_at, new.updated_at
      FROM webhooks w WHERE w.employer_id = new.employer_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e
          WHERE e.value = iif(new.status = 'open', 'posting.opened', 'posting.closed'));
END;
CREATE TRIGGER webhooks_posting_created AFTER INSERT ON jobs
WHEN new.status = 'open' AND EXISTS (SELECT 1 FROM webhooks WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'posting.opened', json_object('posting', new.slug, 'title', new.title,
      'status', new.status), new.updated_at, new.updated_at
      FROM webhooks w WHERE w.employer_id = new.employer_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'posting.opened');
END;

-- saved_jobs: Jobs that people saved in their account, and removed ones, so that their devices forget them too.
CREATE TABLE saved_jobs (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  saved_at INTEGER NOT NULL,
  removed_at INTEGER CHECK (removed_at >= saved_at),
  told_event INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_jobs_by_job ON saved_jobs (job_id);
CREATE INDEX saved_jobs_newest ON saved_jobs (user_id, saved_at DESC, job_id DESC) WHERE removed_at IS NULL;
CREATE INDEX saved_jobs_removed ON saved_jobs (user_id, removed_at DESC) WHERE removed_at IS NOT NULL;

-- job_details: A posting's description, requirements and other long text.
CREATE TABLE job_details (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  description_html TEXT NOT NULL,
  responsibilities TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(responsibilities)),
  requirements TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(requirements)),
  skills TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(skills)),
  education_requirements TEXT,
  education_category TEXT,
  experience_requirements TEXT,
  -- Spec section 3: 12 months when it could not be read; then experience_inferred is 1 and it is never published.
  experience_months INTEGER NOT NULL DEFAULT 12 CHECK (experience_months BETWEEN 0 AND 600),
  experience_inferred INTEGER NOT NULL DEFAULT 1 CHECK (experience_inferred IN (0, 1)),
  -- Facts for "At a glance": unit, schedule, hours, call, ratio, EHR, start, weeks, openings, requisition id.
  facts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(facts))
) STRICT;
CREATE INDEX job_details_by_requisition ON job_details (facts ->> 'requisitionId', job_id)
  WHERE facts ->> 'requisitionId' IS NOT NULL;

-- job_questions: What the employer of a posting asks of each applicant, as one list.
CREATE TABLE job_questions (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  questions TEXT NOT NULL CHECK (json_valid(questions) AND json_type(questions) = 'array' AND json_array_length(questions) <= 12),
  revision INTEGER NOT NULL CHECK (revision > 0),
  changed_at INTEGER NOT NULL
) STRICT;

-- eeo_counts: How many applicants of a company gave each voluntary answer, by month.
CREATE TABLE eeo_counts (
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  question TEXT NOT NULL CHECK (question IN ('sex', 'race', 'veteran', 'disability')),
  answer TEXT NOT NULL CHECK (length(answer) BETWEEN 1 AND 20),
  people INTEGER NOT NULL CHECK (people > 0),
  PRIMARY KEY (employer_id, month, question, answer)
) STRICT, WITHOUT ROWID;

-- employers: Companies.
CREATE TABLE employers (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('direct', 'agency')),
  about TEXT NOT NULL DEFAULT '',
  website TEXT,
  city TEXT,
  state_code TEXT,
  verified_at INTEGER,
  created_at INTEGER NOT NULL,
  domain TEXT CHECK (domain = lower(domain)),
  time_zone TEXT NOT NULL DEFAULT 'America/New_York',
  staff INTEGER CHECK (staff BETWEEN 1 AND 9999999),
  approved_at INTEGER,
  verified_by TEXT CHECK (verified_by IN ('domain', 'review')),
  suspended_at INTEGER,
  suspended_reason TEXT CHECK (length(suspended_reason) <= 300),
  asks_eeo INTEGER NOT NULL DEFAULT 0 CHECK (asks_eeo IN (0, 1)),
  files_told_at INTEGER,
  requires_second_factor INTEGER NOT NULL DEFAULT 0
  CHECK (requires_second_factor IN (0, 1)),
  requires_approval INTEGER NOT NULL DEFAULT 0 CHECK (requires_approval IN (0, 1)),
  approver_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  leaves_job_sites INTEGER NOT NULL DEFAULT 0 CHECK (leaves_job_sites IN (0, 1))) STRICT;
CREATE INDEX employers_by_approver ON employers (approver_id) WHERE approver_id IS NOT NULL;
CREATE INDEX employers_by_name ON employers (name COLLATE NOCASE);
CREATE INDEX employers_newest ON employers (created_at DESC, id DESC);
CREATE TRIGGER employers_suspended_unanswered AFTER UPDATE OF suspended_at ON employers
WHEN old.suspended_at IS NULL AND new.suspended_at IS NOT NULL BEGIN
  INSERT INTO ended_postings (job_id, due_at)
    SELECT j.id, new.suspended_at FROM jobs j WHERE j.employer_id = new.id AND EXISTS (SELECT 1 FROM applications
      WHERE job_id = j.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
CREATE TRIGGER postings_renamed AFTER UPDATE OF name ON employers WHEN old.name <> new.name BEGIN
  DELETE FROM postings_fts WHERE rowid IN (SELECT id FROM jobs WHERE employer_id = new.id);
  INSERT INTO postings_fts (rowid, title, company, slug)
    SELECT j.id, j.title, new.name, j.slug FROM jobs j WHERE j.employer_id = new.id;
END;

-- job_sources: Which feed or import a posting came from, under its number there.
CREATE TABLE job_sources (
  source TEXT NOT NULL,
  external_id TEXT NOT NULL,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  content_hash TEXT NOT NULL,
  url TEXT,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  PRIMARY KEY (source, external_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_sources_by_job ON job_sources (job_id);
CREATE INDEX job_sources_by_seen ON job_sources (source, last_seen_at);

-- job_events: What happened to a posting: published, edited, paused, filled, closed.
CREATE TABLE job_events (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('state', 'pay', 'confirmed')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX job_events_by_job ON job_events (job_id, kind, id);
CREATE INDEX job_events_moved ON job_events (detail ->> 'to', at) WHERE kind = 'state';

-- job_index: What search reads: an entry while the posting is open. The key is the day posted and the posting.
CREATE TABLE job_index (
  key INTEGER PRIMARY KEY,
  state INTEGER NOT NULL,
  facets INTEGER NOT NULL,
  pay_cents INTEGER,
  lat REAL,
  lon REAL,
  hour_cents INTEGER,
  week_cents INTEGER,
  year_cents INTEGER,
  more_states TEXT,
  more_points TEXT) STRICT;
CREATE TRIGGER job_index_added AFTER INSERT ON job_index BEGIN
  INSERT INTO facet_counts (scope, facets, postings, visa, new_graduate, sign_on, loan_repayment, seven_on, direct)
    SELECT s.scope, new.facets & 524287, 1, new.facets >> 19 & 1, new.facets >> 20 & 1, new.facets >> 21 & 1,
      new.facets >> 22 & 1, new.facets >> 23 & 1, new.facets >> 24 & 1
    FROM (SELECT 0 AS scope UNION ALL SELECT new.state WHERE new.state <> 0
      UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1, visa = visa + excluded.visa,
      new_graduate = new_graduate + excluded.new_graduate, sign_on = sign_on + excluded.sign_on,
      loan_repayment = loan_repayment + excluded.loan_repayment, seven_on = seven_on + excluded.seven_on,
      direct = direct + excluded.direct;
  INSERT INTO state_counts (state, postings)
    SELECT s.state, 1 FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_changed AFTER UPDATE OF state, facets, more_states ON job_index
WHEN old.state <> new.state OR old.facets <> new.facets OR old.more_states IS NOT new.more_states BEGIN
  UPDATE facet_counts SET postings = postings - 1, visa = visa - (old.facets >> 19 & 1),
    new_graduate = new_graduate - (old.facets >> 20 & 1), sign_on = sign_on - (old.facets >> 21 & 1),
    loan_repayment = loan_repayment - (old.facets >> 22 & 1), seven_on = seven_on - (old.facets >> 23 & 1),
    direct = direct - (old.facets >> 24 & 1)
    WHERE scope IN (SELECT 0 UNION ALL SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states))
      AND facets = old.facets & 524287;
  UPDATE state_counts SET postings = postings - 1
    WHERE state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
  INSERT INTO facet_counts (scope, facets, postings, visa, new_graduate, sign_on, loan_repayment, seven_on, direct)
    SELECT s.scope, new.facets & 524287, 1, new.facets >> 19 & 1, new.facets >> 20 & 1, new.facets >> 21 & 1,
      new.facets >> 22 & 1, new.facets >> 23 & 1, new.facets >> 24 & 1
    FROM (SELECT 0 AS scope UNION ALL SELECT new.state WHERE new.state <> 0
      UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1, visa = visa + excluded.visa,
      new_graduate = new_graduate + excluded.new_graduate, sign_on = sign_on + excluded.sign_on,
      loan_repayment = loan_repayment + excluded.loan_repayment, seven_on = seven_on + excluded.seven_on,
      direct = direct + excluded.direct;
  INSERT INTO state_counts (state, postings)
    SELECT s.state, 1 FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_day_added AFTER INSERT ON job_index BEGIN
  INSERT INTO day_counts (day, postings) VALUES (new.key / 16777216, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_day_removed AFTER DELETE ON job_index BEGIN
  UPDATE day_counts SET postings = postings - 1 WHERE day = old.key / 16777216;
END;
CREATE TRIGGER job_index_profession_added AFTER INSERT ON job_index BEGIN
  INSERT INTO profession_counts (profession, state, postings)
    SELECT new.facets & 127, s.state, 1
    FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_profession_changed AFTER UPDATE OF state, facets, more_states ON job_index
WHEN old.state <> new.state OR old.facets & 127 <> new.facets & 127 OR old.more_states IS NOT new.more_states BEGIN
  UPDATE profession_counts SET postings = postings - 1 WHERE profession = old.facets & 127
    AND state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
  INSERT INTO profession_counts (profession, state, postings)
    SELECT new.facets & 127, s.state, 1
    FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_profession_removed AFTER DELETE ON job_index BEGIN
  UPDATE profession_counts SET postings = postings - 1 WHERE profession = old.facets & 127
    AND state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
END;
CREATE TRIGGER job_index_removed AFTER DELETE ON job_index BEGIN
  DELETE FROM jobs_fts WHERE rowid = old.key;
  UPDATE facet_counts SET postings = postings - 1, visa = visa - (old.facets >> 19 & 1),
    new_graduate = new_graduate - (old.facets >> 20 & 1), sign_on = sign_on - (old.facets >> 21 & 1),
    loan_repayment = loan_repayment - (old.facets >> 22 & 1), seven_on = seven_on - (old.facets >> 23 & 1),
    direct = direct - (old.facets >> 24 & 1)
    WHERE scope IN (SELECT 0 UNION ALL SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states))
      AND facets = old.facets & 524287;
  UPDATE state_counts SET postings = postings - 1
    WHERE state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
END;

-- jobs_fts: The words of open postings.
CREATE VIRTUAL TABLE jobs_fts USING fts5 (
  title,
  employer,
  terms,
  place,
  body,
  keys,
  content = '',
  contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2',
  prefix = '3'
);

-- openings: Postings in the order they opened, each once: what alerts are told of.
CREATE TABLE openings (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL UNIQUE REFERENCES jobs (id) ON DELETE CASCADE,
  opened_at INTEGER NOT NULL,
  -- When it met the saved searches.
  matched_at INTEGER
) STRICT;
CREATE VIRTUAL TABLE openings_fts USING fts5 (
  title,
  employer,
  terms,
  place,
  body,
  keys,
  content = '',
  contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2',
  prefix = '3'
);
CREATE VIRTUAL TABLE openings_terms USING fts5vocab (openings_fts,
  row);
CREATE INDEX openings_by_day ON openings (opened_at);
CREATE INDEX openings_to_match ON openings (seq) WHERE matched_at IS NULL;

-- saved_searches: Searches that somebody waits for, each once, with their rarest words.
CREATE TABLE saved_searches (
  id INTEGER PRIMARY KEY,
  -- The parameters of a job list in their one order, or company= and a slug.
  address TEXT NOT NULL UNIQUE CHECK (length(address) BETWEEN 1 AND 2000),
  -- What openings_fts is asked. Null when the address asks for something that no longer exists.
  match TEXT,
  -- Words of which each match has at least one: the rarest part of the search.
  tokens TEXT NOT NULL,
  -- What no word can say.
  pay_unit TEXT CHECK (pay_unit IN ('hour', 'week', 'year')),
  pay_cents INTEGER CHECK ((pay_cents IS NULL) = (pay_unit IS NULL)),
  lat REAL,
  lon REAL CHECK ((lon IS NULL) = (lat IS NULL)),
  -- Of squared degrees: how much shorter one of longitude is there, and how far the circle goes.
  shrink REAL CHECK ((shrink IS NULL) = (lat IS NULL)),
  reach REAL CHECK ((reach IS NULL) = (lat IS NULL)),
  -- When its words were last understood; each day anew, because readers learn.
  read_at INTEGER NOT NULL
) STRICT;
CREATE VIRTUAL TABLE saved_searches_fts USING fts5 (
  words,
  content = '',
  contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE saved_searches_terms USING fts5vocab (saved_searches_fts,
  instance);
CREATE INDEX saved_searches_to_read ON saved_searches (read_at);
CREATE TRIGGER saved_searches_begun AFTER INSERT ON saved_searches BEGIN
  INSERT INTO saved_searches_fts (rowid, words) VALUES (new.id, new.tokens);
END;
CREATE TRIGGER saved_searches_changed AFTER UPDATE OF tokens ON saved_searches WHEN old.tokens <> new.tokens BEGIN
  DELETE FROM saved_searches_fts WHERE rowid = old.id;
  INSERT INTO saved_searches_fts (rowid, words) VALUES (new.id, new.tokens);
END;
CREATE TRIGGER saved_searches_removed AFTER DELETE ON saved_searches BEGIN
  DELETE FROM saved_searches_fts WHERE rowid = old.id;
END;

-- search_hits: Which openings a saved search found, each time that openings were matched.
CREATE TABLE search_hits (
  search_id INTEGER NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  -- The last opening of that time.
  run INTEGER NOT NULL,
  -- JSON, of openings.seq.
  seqs TEXT NOT NULL CHECK (json_valid(seqs)),
  PRIMARY KEY (search_id, run)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_hits_by_run ON search_hits (run);

-- index_build: One row: which version the index was built for, and how far.
CREATE TABLE index_build (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL,
  last_id INTEGER NOT NULL,
  finished_at INTEGER
) STRICT;

-- facet_counts: Open postings by each filter's choices.
CREATE TABLE facet_counts (
  scope INTEGER NOT NULL,
  facets INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  visa INTEGER NOT NULL DEFAULT 0,
  new_graduate INTEGER NOT NULL DEFAULT 0,
  sign_on INTEGER NOT NULL DEFAULT 0,
  loan_repayment INTEGER NOT NULL DEFAULT 0,
  seven_on INTEGER NOT NULL DEFAULT 0,
  direct INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (scope, facets)
) STRICT, WITHOUT ROWID;

-- day_counts: Open postings by day posted.
CREATE TABLE day_counts (
  day INTEGER PRIMARY KEY,
  postings INTEGER NOT NULL
) STRICT;

-- week_counts: Postings by week and profession, and how many state pay.
CREATE TABLE week_counts (
  week INTEGER NOT NULL,
  profession TEXT NOT NULL,
  postings INTEGER NOT NULL,
  with_pay INTEGER NOT NULL,
  PRIMARY KEY (week, profession)
) STRICT, WITHOUT ROWID;

-- state_counts: Open postings by state.
CREATE TABLE state_counts (
  state INTEGER PRIMARY KEY,
  postings INTEGER NOT NULL
) STRICT;

-- posted_pay: What alike open postings say they pay, for those that state no pay.
CREATE TABLE posted_pay (
  profession TEXT NOT NULL,
  state_code TEXT NOT NULL,
  type TEXT NOT NULL,
  specialty TEXT NOT NULL,
  -- '' for none
  unit TEXT NOT NULL,
  low INTEGER NOT NULL,
  high INTEGER NOT NULL CHECK (high >= low),
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, state_code, type, specialty)
) STRICT, WITHOUT ROWID;

-- profession_counts: Open postings by profession.
CREATE TABLE profession_counts (
  profession INTEGER NOT NULL,
  state INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, state)
) STRICT, WITHOUT ROWID;

-- specialty_counts: Open postings by specialty.
CREATE TABLE specialty_counts (
  profession TEXT NOT NULL,
  specialty TEXT NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, specialty)
) STRICT, WITHOUT ROWID;

-- search_words: Words of titles, employers and places, for finding a misspelled one.
CREATE TABLE search_words (
  letter TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (letter, length, word)
) STRICT, WITHOUT ROWID;

-- learned_words: How far search_words has been filled.
CREATE TABLE learned_words (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  last_job_id INTEGER NOT NULL
) STRICT;

-- posting_files: Files of the sitemap with postings, and how often each changed.
CREATE TABLE posting_files (
  file INTEGER PRIMARY KEY,
  changes INTEGER NOT NULL DEFAULT 1,
  written_changes INTEGER NOT NULL DEFAULT 0,
  postings INTEGER,
  written_at INTEGER,
  feeds_due INTEGER NOT NULL DEFAULT 0 CHECK (feeds_due IN (0, 1))) STRICT;
CREATE INDEX posting_files_due ON posting_files (written_at) WHERE changes <> written_changes;

-- job_reports: What visitors say is wrong with a posting.
CREATE TABLE job_reports (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('not-open', 'wrong-pay', 'scam', 'discriminates', 'other')),
  details TEXT NOT NULL DEFAULT '' CHECK (length(details) <= 2000),
  email TEXT CHECK (length(email) <= 254),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'dismissed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX job_reports_by_job ON job_reports (job_id, state, id);
CREATE INDEX job_reports_by_person ON job_reports (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX job_reports_by_state ON job_reports (state, created_at, id);

-- markup_checks: What the JobPosting checklist says of each live posting.
CREATE TABLE markup_checks (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  rules_version INTEGER NOT NULL,
  score INTEGER NOT NULL,
  -- Errors and manual-action risks, and all others, a rule each.
  errors INTEGER NOT NULL,
  warnings INTEGER NOT NULL,
  -- JSON: ["M3","P2"]
  rules TEXT NOT NULL,
  checked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX markup_checks_errors ON markup_checks (score, job_id) WHERE errors > 0;
CREATE INDEX markup_checks_warnings ON markup_checks (score, job_id) WHERE warnings > 0;
CREATE INDEX markup_checks_worst ON markup_checks (score, job_id);
CREATE TRIGGER markup_checks_added AFTER INSERT ON markup_checks BEGIN
  INSERT OR IGNORE INTO markup_check_rules (rule, score, job_id) SELECT value, new.score, new.job_id FROM json_each(new.rules);
END;
CREATE TRIGGER markup_checks_changed AFTER UPDATE OF score, rules ON markup_checks
WHEN old.score <> new.score OR old.rules <> new.rules BEGIN
  DELETE FROM markup_check_rules
    WHERE rule IN (SELECT value FROM json_each(old.rules)) AND score = old.score AND job_id = old.job_id;
  INSERT OR IGNORE INTO markup_check_rules (rule, score, job_id) SELECT value, new.score, new.job_id FROM json_each(new.rules);
END;
CREATE TRIGGER markup_checks_removed AFTER DELETE ON markup_checks BEGIN
  DELETE FROM markup_check_rules
    WHERE rule IN (SELECT value FROM json_each(old.rules)) AND score = old.score AND job_id = old.job_id;
END;

-- markup_check_rules: The rules that each of those postings fails.
CREATE TABLE markup_check_rules (
  rule TEXT NOT NULL,
  score INTEGER NOT NULL,
  job_id INTEGER NOT NULL,
  PRIMARY KEY (rule, score, job_id)
) STRICT, WITHOUT ROWID;

-- markup_runs: Each run of the checklist over all live postings.
CREATE TABLE markup_runs (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  -- Ids up to this one are done.
  done_id INTEGER NOT NULL DEFAULT 0,
  checked INTEGER NOT NULL DEFAULT 0,
  eligible INTEGER NOT NULL DEFAULT 0,
  with_errors INTEGER NOT NULL DEFAULT 0,
  with_warnings INTEGER NOT NULL DEFAULT 0,
  with_pay INTEGER NOT NULL DEFAULT 0,
  score_sum INTEGER NOT NULL DEFAULT 0,
  UNIQUE (day, rules_version)
) STRICT;

-- markup_totals: How many postings fail each rule, by run.
CREATE TABLE markup_totals (
  run_id INTEGER NOT NULL REFERENCES markup_runs (id) ON DELETE CASCADE,
  rule TEXT NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (run_id, rule)
) STRICT, WITHOUT ROWID;

-- ==== clinicians ====

-- profiles: What a clinician told us: profession, licenses, certificates, work wanted.
CREATE TABLE profiles (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  profession TEXT,
  licenses TEXT NOT NULL CHECK (json_valid(licenses) AND length(licenses) <= 2000),
  is_quiet INTEGER NOT NULL CHECK (is_quiet IN (0, 1)),
  license_said_at INTEGER NOT NULL,
  about TEXT CHECK (json_valid(about) AND length(about) <= 16000),
  about_said_at INTEGER NOT NULL
) STRICT;
CREATE TRIGGER profile_added AFTER INSERT ON profiles BEGIN
  INSERT INTO profile_expiries SELECT user_id, kind, code, min(expires_on) FROM profile_dates
    WHERE user_id = new.user_id AND expires_on IS NOT NULL GROUP BY kind, code;
END;
CREATE TRIGGER profile_changed AFTER UPDATE ON profiles BEGIN
  DELETE FROM profile_expiries WHERE user_id = new.user_id;
  INSERT INTO profile_expiries SELECT user_id, kind, code, min(expires_on) FROM profile_dates
    WHERE user_id = new.user_id AND expires_on IS NOT NULL GROUP BY kind, code;
  DELETE FROM expiry_mails WHERE user_id = new.user_id AND new.about IS NULL;
END;
CREATE TRIGGER talent_of_changed_profile AFTER UPDATE ON profiles BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_erased_profile AFTER DELETE ON profiles BEGIN INSERT INTO talent_asked VALUES (old.user_id); END;
CREATE TRIGGER talent_of_profile AFTER INSERT ON profiles BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;

-- profile_details: What applications ask beyond the profile, by section. Never on a device.
CREATE TABLE profile_details (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- By section, as app/clinicians/profile/details/profile-details.ts has them.
  details TEXT NOT NULL CHECK (json_valid(details) AND length(details) <= 60000),
  -- How often each section was saved.
  saves TEXT NOT NULL CHECK (json_valid(saves)),
  said_at INTEGER NOT NULL
) STRICT;
CREATE INDEX profile_details_unlisted ON profile_details (lower(details ->> '$.specialty.unlisted'))
  WHERE details ->> '$.specialty.unlisted' IS NOT NULL;
CREATE TRIGGER talent_of_changed_details AFTER UPDATE ON profile_details BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_details AFTER INSERT ON profile_details BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_erased_details AFTER DELETE ON profile_details BEGIN INSERT INTO talent_asked VALUES (old.user_id); END;

-- talent: Clinicians whom approved companies may find, as these see them. Kept by triggers.
CREATE TABLE talent (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  public_id TEXT NOT NULL UNIQUE,
  profession TEXT NOT NULL,
  years INTEGER,
  -- The city that she named for this, or her state alone.
  city TEXT,
  state_code TEXT,
  lat REAL,
  lon REAL,
  start_on TEXT CHECK (start_on GLOB '????-??-??'),
  types TEXT NOT NULL CHECK (json_valid(types)),
  shifts TEXT NOT NULL CHECK (json_valid(shifts)),
  takes_agencies INTEGER NOT NULL CHECK (takes_agencies IN (0, 1))
) STRICT;
CREATE INDEX talent_by_profession ON talent (profession, id);

-- talent_licenses: Their licenses.
CREATE TABLE talent_licenses (
  user_id INTEGER NOT NULL REFERENCES talent (user_id) ON DELETE CASCADE,
  state_code TEXT NOT NULL,
  multistate INTEGER NOT NULL CHECK (multistate IN (0, 1)),
  expires_on TEXT,
  PRIMARY KEY (user_id, state_code)
) STRICT, WITHOUT ROWID;

-- talent_specialties: Their specialties.
CREATE TABLE talent_specialties (
  user_id INTEGER NOT NULL REFERENCES talent (user_id) ON DELETE CASCADE,
  specialty TEXT NOT NULL,
  PRIMARY KEY (user_id, specialty)
) STRICT, WITHOUT ROWID;

-- talent_hidden: Companies that must not find them.
CREATE TABLE talent_hidden (
  user_id INTEGER NOT NULL REFERENCES talent (user_id) ON DELETE CASCADE,
  -- In lower case without punctuation.
  name TEXT NOT NULL,
  employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL,
  PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX talent_hidden_by_employer ON talent_hidden (employer_id) WHERE employer_id IS NOT NULL;

-- profile_expiries: When a license or certificate of a profile ends, for the reminder.
CREATE TABLE profile_expiries (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('license', 'certificate')),
  code TEXT NOT NULL,
  expires_on TEXT NOT NULL CHECK (expires_on GLOB '????-??-??'),
  PRIMARY KEY (user_id, kind, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX profile_expiries_by_day ON profile_expiries (expires_on);

-- dashboard_visits: When a clinician came to the dashboard, and the time before: what is new since then.
CREATE TABLE dashboard_visits (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  visited_at INTEGER NOT NULL,
  before_at INTEGER
) STRICT;

-- alert_people: Who gets alerts: an account, or an address without one.
CREATE TABLE alert_people (
  id INTEGER PRIMARY KEY,
  user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  -- Null for an account, whose address may change.
  email TEXT UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  zone TEXT NOT NULL,
  -- Bit 0 is Sunday: no mail on these days.
  quiet_days INTEGER NOT NULL DEFAULT 0 CHECK (quiet_days BETWEEN 0 AND 126),
  -- What someone without an account said of her license, as an address has it.
  license TEXT NOT NULL DEFAULT '' CHECK (length(license) <= 300),
  created_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) <> (email IS NULL))
) STRICT;

-- alerts: A person's saved searches: how often, until when, and when the next mail is due.
CREATE TABLE alerts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  person_id INTEGER NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  search_id INTEGER NOT NULL REFERENCES saved_searches (id),
  -- Null: named by what it asks.
  name TEXT CHECK (length(name) BETWEEN 1 AND 80),
  rhythm TEXT NOT NULL CHECK (rhythm IN ('instant', 'daily', 'weekly')),
  state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'active', 'paused', 'ended')),
  -- Openings up to here were mailed, or were there before.
  seen INTEGER NOT NULL,
  -- When the next mail is due.
  due_at INTEGER CHECK (due_at IS NULL OR state = 'active'),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  visited_at INTEGER,
  before_at INTEGER,
  ended_as TEXT CHECK (ended_as IN ('unconfirmed', 'active', 'paused')),
  UNIQUE (person_id, search_id)
) STRICT;
CREATE INDEX alerts_by_state ON alerts (state, changed_at);
CREATE INDEX alerts_due ON alerts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX alerts_of_search ON alerts (search_id, rhythm) WHERE state = 'active';

-- alert_mails: Each mail of an alert, written with it, so that none is sent twice.
CREATE TABLE alert_mails (
  alert_id INTEGER NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (alert_id, due_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_mails_by_day ON alert_mails (at);

-- alert_postings: Openings that a person was told of, as hashes.
CREATE TABLE alert_postings (
  person_id INTEGER NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  -- A hash of employer, title and place.
  opening TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person_id, opening)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_postings_by_day ON alert_postings (at);

-- alert_days: How many alerts were mailed, followed and ended a day.
CREATE TABLE alert_days (
  -- Days since 1970 in Eastern Standard Time.
  day INTEGER PRIMARY KEY,
  mails INTEGER NOT NULL DEFAULT 0,
  -- How often a link of a mail was followed.
  clicks INTEGER NOT NULL DEFAULT 0,
  -- Alerts that people ended.
  ended INTEGER NOT NULL DEFAULT 0
) STRICT;

-- alert_stop: While it has a row, no alert is mailed.
CREATE TABLE alert_stop (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  by_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  at INTEGER NOT NULL
) STRICT;

-- dismissed_jobs: Postings that a person does not want to see again.
CREATE TABLE dismissed_jobs (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  reason TEXT CHECK (reason IN ('pay', 'place', 'shift', 'employer', 'license', 'other')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dismissed_jobs_by_job ON dismissed_jobs (job_id);

-- calendar_keys: The address at which a calendar reads a person's dates, as a hash.
CREATE TABLE calendar_keys (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

-- expiry_mails: Reminders that were sent, so that none is sent twice.
CREATE TABLE expiry_mails (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  expires_on TEXT NOT NULL,
  days_before INTEGER NOT NULL CHECK (days_before IN (90, 30, 7)),
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind, code, expires_on, days_before)
) STRICT, WITHOUT ROWID;
CREATE INDEX expiry_mails_by_day ON expiry_mails (expires_on);

-- saved_offers: Offers that a clinician compared and kept.
CREATE TABLE saved_offers (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) <= 80),
  search TEXT NOT NULL CHECK (length(search) <= 4000),
  idempotency_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, idempotency_key)
) STRICT;
CREATE INDEX saved_offers_newest ON saved_offers (user_id, created_at DESC, id DESC);

-- documents: Private files of an account: résumés, and scans of licenses and certificates. The files are in R2.
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('resume', 'license', 'certificate')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  type TEXT NOT NULL CHECK (length(type) <= 100),
  -- In bytes.
  size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 10485760),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  r2_key TEXT NOT NULL UNIQUE,
  idempotency_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  UNIQUE (user_id, idempotency_key)
) STRICT;
CREATE INDEX documents_of_person ON documents (user_id, kind, created_at DESC, id DESC);

-- skill_results: The newest ratings of each skills checklist that a person filled in.
CREATE TABLE skill_results (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  checklist TEXT NOT NULL,
  version INTEGER NOT NULL,
  ratings TEXT NOT NULL CHECK (json_valid(ratings) AND length(ratings) <= 32768),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, checklist)
) STRICT, WITHOUT ROWID;

-- open_work_counts: Open postings by profession and place, for the career tools.
CREATE TABLE open_work_counts (
  profession TEXT NOT NULL,
  day INTEGER NOT NULL,
  states TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 7),
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, day, states, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX open_work_counts_by_day ON open_work_counts (day);

-- ==== companies ====

-- memberships: Who belongs to a company's team, and in which role.
CREATE TABLE memberships (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'reviewer')),
  created_at INTEGER NOT NULL,
  application_mails TEXT NOT NULL DEFAULT 'each'
  CHECK (application_mails IN ('each', 'daily', 'none')),
  message_mails TEXT NOT NULL DEFAULT 'each'
  CHECK (message_mails IN ('each', 'daily', 'none')),
  digested_at INTEGER,
  digest_at INTEGER,
  is_manager INTEGER NOT NULL DEFAULT 0
  CHECK (is_manager = 0 OR (is_manager = 1 AND role = 'reviewer')),
  sees_contact INTEGER NOT NULL DEFAULT 0 CHECK (sees_contact IN (0, 1)),
  department TEXT CHECK (length(department) BETWEEN 1 AND 60),
  work_days TEXT CHECK (work_days GLOB '[1-7]*' AND length(work_days) <= 7),
  work_from INTEGER
  CHECK ((work_from IS NULL) = (work_days IS NULL) AND work_from BETWEEN 0 AND 1439),
  work_to INTEGER
  CHECK ((work_to IS NULL) = (work_days IS NULL) AND work_to BETWEEN 1 AND 1440 AND work_to > work_from),
  work_zone TEXT CHECK ((work_zone IS NULL) = (work_days IS NULL)),
  PRIMARY KEY (user_id, employer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX memberships_by_digest ON memberships (digest_at) WHERE digest_at IS NOT NULL;
CREATE INDEX memberships_by_employer ON memberships (employer_id, role);
CREATE TRIGGER memberships_approver_gone AFTER DELETE ON memberships BEGIN
  UPDATE employers SET approver_id = NULL WHERE id = old.employer_id AND approver_id = old.user_id;
END;
CREATE TRIGGER memberships_approver_limited AFTER UPDATE OF is_manager ON memberships WHEN new.is_manager = 1 BEGIN
  UPDATE employers SET approver_id = NULL WHERE id = new.employer_id AND approver_id = new.user_id;
END;
CREATE TRIGGER memberships_changed AFTER UPDATE OF is_manager ON memberships WHEN new.is_manager <> old.is_manager BEGIN
  DELETE FROM posting_managers WHERE user_id = new.user_id AND new.is_manager = 0
    AND job_id IN (SELECT id FROM jobs WHERE employer_id = new.employer_id);
  UPDATE applications SET assigned_to = NULL
    WHERE employer_id = new.employer_id AND assigned_to = new.user_id AND new.is_manager = 1;
END;
CREATE TRIGGER memberships_unassigned AFTER DELETE ON memberships BEGIN
  UPDATE applications SET assigned_to = NULL WHERE employer_id = old.employer_id AND assigned_to = old.user_id;
END;
CREATE TRIGGER memberships_unmanaged AFTER DELETE ON memberships BEGIN
  DELETE FROM posting_managers WHERE user_id = old.user_id
    AND job_id IN (SELECT id FROM jobs WHERE employer_id = old.employer_id);
END;
CREATE TRIGGER saved_views_leave AFTER DELETE ON memberships BEGIN
  DELETE FROM saved_views WHERE user_id = old.user_id AND employer_id = old.employer_id;
END;
CREATE TRIGGER stages_begin AFTER INSERT ON memberships
WHEN NOT EXISTS (SELECT 1 FROM stage_templates WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO stage_templates (employer_id, name, is_default) VALUES (new.employer_id, 'Our stages', 1);
  INSERT INTO stages (template_id, name, state, position)
    SELECT t.id, s.value ->> 0, s.value ->> 1, s.key FROM stage_templates t, json_each('[["New","new"],["In review","in-review"],
      ["Interview","interview"],["Offer","offer"],["Hired","hired"],["Not selected","not-selected"]]') s
      WHERE t.employer_id = new.employer_id;
  UPDATE applications SET stage_id = (SELECT s.id FROM stage_templates t JOIN stages s ON s.template_id = t.id
    WHERE t.employer_id = applications.employer_id AND s.state = applications.state)
    WHERE employer_id = new.employer_id;
END;

-- invitations: Invitations to a team that wait.
CREATE TABLE invitations (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'reviewer')),
  secret_hash TEXT NOT NULL UNIQUE,
  created_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  revoked_at INTEGER,
  is_manager INTEGER NOT NULL DEFAULT 0
  CHECK (is_manager = 0 OR (is_manager = 1 AND role = 'reviewer'))) STRICT;
CREATE INDEX invitations_by_employer ON invitations (employer_id);
CREATE INDEX invitations_by_expiry ON invitations (expires_at);
CREATE INDEX invitations_by_person ON invitations (lower(email));
CREATE UNIQUE INDEX invitations_open ON invitations (employer_id, email) WHERE used_at IS NULL AND revoked_at IS NULL;

-- posting_departments: Which of a company's departments a posting belongs to.
CREATE TABLE posting_departments (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60)
) STRICT;
CREATE INDEX posting_departments_by_name ON posting_departments (employer_id, name);

-- posting_managers: Which postings are assigned to a hiring manager.
CREATE TABLE posting_managers (
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (job_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX posting_managers_by_user ON posting_managers (user_id, job_id);

-- employer_slugs: Addresses that a company had before, which lead to today's.
CREATE TABLE employer_slugs (
  slug TEXT PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  former_id INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX employer_slugs_by_employer ON employer_slugs (employer_id, former_id);

-- employer_notes: Our desk's notes about a company.
CREATE TABLE employer_notes (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  text TEXT NOT NULL CHECK (length(text) <= 5000),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_notes_by_employer ON employer_notes (employer_id, id DESC);

-- company_claims: People who say that a company is theirs, and how we decided.
CREATE TABLE company_claims (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn')),
  way TEXT NOT NULL CHECK (way IN ('domain', 'review')),
  message TEXT NOT NULL DEFAULT '' CHECK (length(message) <= 2000),
  reason TEXT CHECK (length(reason) <= 1000),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX company_claims_by_employer ON company_claims (employer_id, state);
CREATE INDEX company_claims_by_state ON company_claims (state, created_at);
CREATE INDEX company_claims_by_user ON company_claims (user_id, created_at DESC);
CREATE UNIQUE INDEX company_claims_pending ON company_claims (user_id, employer_id) WHERE state = 'pending';

-- company_changes: A new name, website or domain of a company that waits for us.
CREATE TABLE company_changes (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  asked_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn')),
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  reason TEXT CHECK (length(reason) <= 1000),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX company_changes_by_employer ON company_changes (employer_id, id DESC);
CREATE INDEX company_changes_by_state ON company_changes (state, created_at);
CREATE UNIQUE INDEX company_changes_pending ON company_changes (employer_id) WHERE state = 'pending';

-- company_pages: What a company says on its careers page, and what of it waits for our desk.
CREATE TABLE company_pages (
  employer_id INTEGER PRIMARY KEY REFERENCES employers (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  shown TEXT NOT NULL CHECK (json_valid(shown)),
  waiting TEXT CHECK (json_valid(waiting)),
  -- Null where we sent it back, for `reason`.
  asked_at INTEGER CHECK (asked_at IS NULL OR waiting IS NOT NULL),
  -- Visitors see neither text nor pictures.
  down_at INTEGER,
  reason TEXT
) STRICT;
CREATE INDEX company_pages_by_wait ON company_pages (asked_at) WHERE asked_at IS NOT NULL;

-- company_images: Logo, cover and photos of these pages. The bytes are in R2.
CREATE TABLE company_images (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('logo', 'cover', 'photo')),
  -- What a photo shows, for people who do not see it.
  alt TEXT NOT NULL CHECK (length(alt) <= 160 AND (kind = 'photo') = (alt <> '')),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  created_at INTEGER NOT NULL,
  place INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX company_images_by_employer ON company_images (employer_id, kind, place, id);
CREATE UNIQUE INDEX company_images_once ON company_images (employer_id, kind) WHERE kind <> 'photo';

-- hire_requests: Hiring requests from the forms.
CREATE TABLE hire_requests (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  company TEXT NOT NULL,
  details TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  position TEXT,
  place TEXT,
  headcount INTEGER CHECK (headcount BETWEEN 1 AND 999),
  source TEXT,
  reference TEXT,
  status TEXT NOT NULL DEFAULT 'new'
  CHECK (status IN ('new', 'contacted', 'won', 'lost', 'closed')),
  assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL,
  employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL) STRICT;
CREATE VIRTUAL TABLE hire_requests_fts USING fts5 (
  words,
  digits,
  content = '',
  contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);
CREATE INDEX hire_requests_by_assignee ON hire_requests (assigned_to, created_at DESC, id DESC);
CREATE INDEX hire_requests_by_assignee_status ON hire_requests (assigned_to, status, created_at DESC, id DESC);
CREATE INDEX hire_requests_by_email ON hire_requests (email, created_at DESC, id DESC);
CREATE INDEX hire_requests_by_employer ON hire_requests (employer_id) WHERE employer_id IS NOT NULL;
CREATE INDEX hire_requests_by_person ON hire_requests (lower(email));
CREATE INDEX hire_requests_by_status ON hire_requests (status, created_at DESC, id DESC);
CREATE INDEX hire_requests_newest ON hire_requests (created_at DESC, id DESC);
CREATE TRIGGER hire_requests_forgotten AFTER DELETE ON hire_requests BEGIN
  DELETE FROM request_events WHERE kind = 'hire_request' AND request_id = old.id;
END;
CREATE TRIGGER hire_requests_reworded
AFTER UPDATE OF reference, name, email, phone, company, position, place, details ON hire_requests BEGIN
  DELETE FROM hire_requests_fts WHERE rowid = old.id;
  INSERT INTO hire_requests_fts (rowid, words, digits) SELECT id, words, digits FROM hire_requests_words WHERE id = new.id;
END;
CREATE TRIGGER hire_requests_unworded AFTER DELETE ON hire_requests BEGIN
  DELETE FROM hire_requests_fts WHERE rowid = old.id;
END;
CREATE TRIGGER hire_requests_worded AFTER INSERT ON hire_requests BEGIN
  INSERT INTO hire_requests_fts (rowid, words, digits) SELECT id, words, digits FROM hire_requests_words WHERE id = new.id;
END;

-- attachments: Files sent with a hiring request, by their place in the bucket.
CREATE TABLE attachments (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  hire_request_id INTEGER NOT NULL REFERENCES hire_requests (id) ON DELETE CASCADE,
  r2_key TEXT NOT NULL UNIQUE,
  file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size_bytes INTEGER NOT NULL CHECK (size_bytes > 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attachments_by_request ON attachments (hire_request_id);

-- request_events: What was done about a hiring request.
CREATE TABLE request_events (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('hire_request', 'contact')),
  request_id INTEGER NOT NULL,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  event TEXT NOT NULL CHECK (event IN ('status', 'assigned', 'note', 'answer', 'company')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE
) STRICT;
CREATE INDEX request_events_by_request ON request_events (kind, request_id, id);

-- posting_drafts: Postings that are being written, of accounts and of visitors.
CREATE TABLE posting_drafts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  device_hash TEXT,
  employer_id INTEGER REFERENCES employers (id) ON DELETE CASCADE,
  job_id INTEGER REFERENCES jobs (id) ON DELETE CASCADE,
  content TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(content) AND length(content) <= 400000),
  -- Counts the saves, so that an older tab does not overwrite a newer one unseen.
  revision INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  asked_at INTEGER,
  sent_back TEXT CHECK (length(sent_back) <= 1000),
  asked_note TEXT,
  CHECK ((user_id IS NULL) <> (device_hash IS NULL))
) STRICT;
CREATE INDEX posting_drafts_asked ON posting_drafts (employer_id, asked_at) WHERE asked_at IS NOT NULL;
CREATE INDEX posting_drafts_by_age ON posting_drafts (updated_at);
CREATE INDEX posting_drafts_by_device ON posting_drafts (device_hash, updated_at DESC) WHERE device_hash IS NOT NULL;
CREATE INDEX posting_drafts_by_employer ON posting_drafts (employer_id) WHERE employer_id IS NOT NULL;
CREATE INDEX posting_drafts_by_user ON posting_drafts (user_id, updated_at DESC) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX posting_drafts_once ON posting_drafts (user_id, job_id) WHERE job_id IS NOT NULL;
CREATE INDEX posting_drafts_unclaimed ON posting_drafts (updated_at, device_hash, length(content))
  WHERE device_hash IS NOT NULL;

-- published_drafts: Which posting a draft became.
CREATE TABLE published_drafts (
  public_id TEXT PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX published_drafts_by_age ON published_drafts (at);
CREATE INDEX published_drafts_by_job ON published_drafts (job_id);

-- posting_reviews: What our desk decided about a posting that waited, with what it said then.
CREATE TABLE posting_reviews (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  decision TEXT NOT NULL CHECK (decision IN ('approve', 'reject')),
  reason TEXT CHECK (length(reason) <= 1000),
  content TEXT NOT NULL CHECK (json_valid(content)),
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX posting_reviews_by_job ON posting_reviews (job_id, id DESC);

-- postings_fts: The words of postings of any state, for the desk.
CREATE VIRTUAL TABLE postings_fts USING fts5 (
  title,
  company,
  slug,
  content = '',
  contentless_delete = 1,
  detail = none,
  tokenize = 'unicode61 remove_diacritics 2'
);

-- hiring_checks: Questions to a company whether a posting is still open.
CREATE TABLE hiring_checks (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  asked_at INTEGER NOT NULL,
  paused_at INTEGER,
  secret_hash TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX hiring_checks_by_time ON hiring_checks (asked_at);
CREATE INDEX hiring_checks_paused ON hiring_checks (paused_at) WHERE paused_at IS NOT NULL;

-- talent_messages: First messages of companies to clinicians whom they found, and the answers.
CREATE TABLE talent_messages (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sender_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- As the company saw her: "Registered Nurse, Intensive Care".
  about TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  -- Held: our desk reads it first. Refused: our desk did not send it.
  state TEXT NOT NULL CHECK (state IN ('held', 'refused', 'sent', 'interested', 'not-now', 'stopped')),
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  application_id INTEGER REFERENCES applications (id) ON DELETE SET NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  CHECK ((state IN ('interested', 'not-now', 'stopped')) = (answered_at IS NOT NULL))
) STRICT;
CREATE INDEX talent_messages_by_application ON talent_messages (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX talent_messages_by_company ON talent_messages (employer_id, id);
CREATE INDEX talent_messages_by_day ON talent_messages (employer_id, created_at, sender_id);
CREATE INDEX talent_messages_by_person ON talent_messages (user_id, employer_id, id);
CREATE INDEX talent_messages_by_posting ON talent_messages (job_id);
CREATE INDEX talent_messages_by_sender ON talent_messages (sender_id, created_at) WHERE sender_id IS NOT NULL;
CREATE INDEX talent_messages_held ON talent_messages (id) WHERE state = 'held';
CREATE UNIQUE INDEX talent_messages_one_open ON talent_messages (employer_id, user_id) WHERE state IN ('held', 'sent');

-- api_keys: Keys of a company for the API, as hashes.
CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  -- It acts as this owner, and stops when they are none any more.
  created_by INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  prefix TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  scopes TEXT NOT NULL CHECK (json_valid(scopes) AND json_type(scopes) = 'array' AND json_array_length(scopes) > 0),
  created_at INTEGER NOT NULL,
  -- A day: "2026-11-29".
  last_used_on TEXT
) STRICT;
CREATE INDEX api_keys_by_employer ON api_keys (employer_id, id);
CREATE INDEX api_keys_by_maker ON api_keys (created_by);

-- api_calls: What a POST with an Idempotency-Key was answered, for a day.
CREATE TABLE api_calls (
  key_id INTEGER NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  call_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  status INTEGER,
  answer TEXT,
  PRIMARY KEY (key_id, call_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX api_calls_by_age ON api_calls (began_at);

-- webhooks: Addresses of a company that hear what happens, with their sealed secrets.
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  address TEXT NOT NULL CHECK (length(address) <= 1000),
  -- JSON: what it hears of.
  events TEXT NOT NULL CHECK (json_valid(events) AND json_type(events) = 'array' AND json_array_length(events) > 0),
  shape TEXT NOT NULL DEFAULT 'standard' CHECK (shape IN ('standard', 'slack')),
  -- Sealed. The secret before it signs beside it until its day is over.
  secret TEXT NOT NULL,
  old_secret TEXT,
  old_until INTEGER,
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused')),
  -- Since when nothing arrives.
  failing_since INTEGER,
  created_at INTEGER NOT NULL,
  CHECK ((old_secret IS NULL) = (old_until IS NULL))
) STRICT;
CREATE INDEX webhooks_by_employer ON webhooks (employer_id, id);

-- webhook_deliveries: Messages to these addresses, written by triggers, and what became of each.
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY,
  -- The webhook-id, the same for each try.
  public_id TEXT NOT NULL UNIQUE,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  tries INTEGER NOT NULL DEFAULT 0,
  -- Null while the endpoint is paused, and once it is over.
  next_at INTEGER,
  leased_until INTEGER,
  tried_at INTEGER,
  -- Of the last try: what the endpoint answered, or what kept us from asking it.
  status INTEGER,
  problem TEXT,
  CHECK (state = 'waiting' OR next_at IS NULL)
) STRICT;
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id DESC);

-- employer_feeds: A company's feeds: address, how often, and what is wrong with it.
CREATE TABLE employer_feeds (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  source TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  -- Null for uploaded files.
  address TEXT CHECK (length(address) <= 1000),
  every_hours INTEGER NOT NULL DEFAULT 24 CHECK (every_hours IN (6, 12, 24, 168)),
  status TEXT NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'off')),
  pause_reason TEXT,
  etag TEXT,
  last_modified TEXT,
  -- The file that waits in R2 under the feed's id, to be confirmed or to be imported further.
  waiting_file TEXT,
  next_fetch_at INTEGER,
  leased_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  is_held INTEGER NOT NULL DEFAULT 0 CHECK (is_held IN (0, 1)),
  failures INTEGER NOT NULL DEFAULT 0,
  queued_until INTEGER) STRICT;
CREATE INDEX employer_feeds_by_employer ON employer_feeds (employer_id, created_at);
CREATE INDEX employer_feeds_by_status ON employer_feeds (status, id);
CREATE INDEX employer_feeds_due ON employer_feeds (next_fetch_at) WHERE status = 'active';
CREATE UNIQUE INDEX employer_feeds_once ON employer_feeds (employer_id, address) WHERE status <> 'off';

-- feed_runs: Each reading of a feed.
CREATE TABLE feed_runs (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  feed_id INTEGER NOT NULL REFERENCES employer_feeds (id) ON DELETE CASCADE,
  -- A check writes nothing.
  kind TEXT NOT NULL CHECK (kind IN ('check', 'import')),
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  outcome TEXT CHECK (outcome IN ('done', 'unchanged', 'shrunk', 'broken', 'unreadable', 'failed')),
  -- As app/companies/imports/store/outcome.ts has it.
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  closed INTEGER NOT NULL DEFAULT 0,
  note TEXT,
  -- Up to 500 postings that were left out and why, and up to 500 others. Last, because lists do not read it.
  rows TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rows))
) STRICT;
CREATE INDEX feed_runs_by_feed ON feed_runs (feed_id, started_at DESC);
CREATE INDEX feed_runs_by_start ON feed_runs (started_at);
CREATE UNIQUE INDEX feed_runs_open ON feed_runs (feed_id) WHERE finished_at IS NULL;

-- import_runs: Each import of postings, from a feed or a file.
CREATE TABLE import_runs (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  finished_at INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  skipped INTEGER NOT NULL
) STRICT;
CREATE INDEX import_runs_by_source ON import_runs (source, finished_at DESC);

-- unread_words: Words of feeds' titles that no reader knew.
CREATE TABLE unread_words (
  -- Never used again, because a page of the desk may still show words that are gone.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('left-out', 'profession', 'specialty')),
  phrase TEXT NOT NULL CHECK (length(phrase) BETWEEN 2 AND 60),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ignored', 'given')),
  -- The sum of its sources, kept by the triggers below.
  postings INTEGER NOT NULL DEFAULT 0,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  -- Up to three postings: their title, source and id there.
  samples TEXT NOT NULL CHECK (json_valid(samples)),
  UNIQUE (phrase, kind)
) STRICT;
CREATE VIRTUAL TABLE unread_words_fts USING fts5 (
  phrase,
  content = '',
  contentless_delete = 1,
  tokenize = 'porter unicode61',
  prefix = '1 2 3'
);
CREATE INDEX unread_words_by_kind ON unread_words (state, kind, postings DESC, id DESC);
CREATE INDEX unread_words_by_state ON unread_words (state, postings DESC, id DESC);
CREATE TRIGGER unread_word_added AFTER INSERT ON unread_words BEGIN
  INSERT INTO unread_words_fts (rowid, phrase) VALUES (new.id, new.phrase);
END;
CREATE TRIGGER unread_word_removed AFTER DELETE ON unread_words BEGIN
  DELETE FROM unread_words_fts WHERE rowid = old.id;
END;

-- unread_word_sources: Which feed each of those words came from.
CREATE TABLE unread_word_sources (
  word_id INTEGER NOT NULL REFERENCES unread_words (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  postings INTEGER NOT NULL,
  -- When the import began: the parts of one import add up, and the next import begins anew.
  run_at INTEGER NOT NULL,
  PRIMARY KEY (word_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX unread_word_sources_by_age ON unread_word_sources (run_at);
CREATE INDEX unread_word_sources_by_count ON unread_word_sources (source, postings);
CREATE INDEX unread_word_sources_by_run ON unread_word_sources (source, run_at);
CREATE TRIGGER unread_source_added AFTER INSERT ON unread_word_sources BEGIN
  UPDATE unread_words SET postings = postings + new.postings WHERE id = new.word_id;
END;
CREATE TRIGGER unread_source_changed AFTER UPDATE OF postings ON unread_word_sources BEGIN
  UPDATE unread_words SET postings = postings + new.postings - old.postings WHERE id = new.word_id;
END;
CREATE TRIGGER unread_source_removed AFTER DELETE ON unread_word_sources BEGIN
  UPDATE unread_words SET postings = postings - old.postings WHERE id = old.word_id;
END;

-- reader_synonyms: Words that our desk taught the readers.
CREATE TABLE reader_synonyms (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  phrase TEXT NOT NULL CHECK (length(phrase) BETWEEN 2 AND 60),
  kind TEXT NOT NULL CHECK (kind IN ('profession', 'specialty')),
  -- The slug of the profession or specialty.
  target TEXT NOT NULL,
  -- A synonym that is taken back stays until the postings that it concerned are read again.
  state TEXT NOT NULL CHECK (state IN ('active', 'undone')),
  -- The words that it was made for, which are open again without it.
  word_id INTEGER REFERENCES unread_words (id) ON DELETE SET NULL,
  -- The feeds whose titles had the words, as a JSON array of sources.
  sources TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sources)),
  created_at INTEGER NOT NULL,
  -- Up to which key of the search index postings were read again, and when the last one was.
  reread_key INTEGER NOT NULL DEFAULT 0,
  reread_at INTEGER,
  reread_postings INTEGER NOT NULL DEFAULT 0,
  UNIQUE (phrase, kind)
) STRICT;
CREATE INDEX reader_synonyms_by_state ON reader_synonyms (state, id);
CREATE INDEX reader_synonyms_by_word ON reader_synonyms (word_id);
CREATE INDEX reader_synonyms_to_read ON reader_synonyms (id) WHERE reread_at IS NULL;

-- ==== applications ====

-- applications: Applications to postings, and where each stands.
CREATE TABLE applications (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  state TEXT NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'in-review', 'interview', 'offer', 'hired', 'not-selected', 'withdrawn')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  source TEXT,
  job_title TEXT NOT NULL,
  employer_name TEXT NOT NULL,
  desk_status TEXT NOT NULL DEFAULT 'new' CHECK (desk_status IN ('new', 'contacted', 'closed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL,
  assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL,
  answered_at INTEGER,
  is_for_desk INTEGER NOT NULL DEFAULT 0 CHECK (is_for_desk IN (0, 1)),
  seen_at INTEGER,
  passed_on_at INTEGER,
  news_at INTEGER,
  last_message_at INTEGER,
  last_message_by TEXT CHECK (last_message_by IN ('applicant', 'company')),
  messages_read_at INTEGER,
  messages_stopped_at INTEGER,
  contact_shared_at INTEGER,
  starts_on TEXT,
  stage_id INTEGER REFERENCES stages (id) ON DELETE SET NULL,
  stage_before INTEGER,
  end_reason TEXT,
  number INTEGER,
  revealed_at INTEGER,
  may_consider_again INTEGER NOT NULL DEFAULT 0 CHECK (may_consider_again IN (0, 1))) STRICT;
CREATE VIRTUAL TABLE applications_fts USING fts5 (
  words,
  digits,
  company,
  content = '',
  contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);
CREATE INDEX applications_by_assignee ON applications (employer_id, assigned_to, created_at DESC, id DESC);
CREATE INDEX applications_by_employer ON applications (employer_id, created_at DESC, id DESC);
CREATE INDEX applications_by_employer_state ON applications (employer_id, state, created_at DESC, id DESC);
CREATE INDEX applications_by_job ON applications (job_id, created_at DESC, id DESC);
CREATE INDEX applications_by_job_stage ON applications (job_id, stage_id, created_at DESC, id DESC);
CREATE INDEX applications_by_job_state ON applications (job_id, state, created_at DESC, id DESC);
CREATE INDEX applications_by_message ON applications (employer_id, last_message_at DESC, id DESC)
  WHERE last_message_at IS NOT NULL;
CREATE INDEX applications_by_own_message ON applications (user_id, last_message_at DESC, id DESC)
  WHERE last_message_at IS NOT NULL;
CREATE INDEX applications_by_person ON applications (lower(email));
CREATE INDEX applications_by_stage ON applications (stage_id, created_at DESC, id DESC);
CREATE INDEX applications_by_user ON applications (user_id, created_at DESC, id DESC);
CREATE INDEX applications_for_desk_by_status ON applications (desk_status, created_at DESC, id DESC) WHERE is_for_desk = 1;
CREATE INDEX applications_for_desk_newest ON applications (created_at DESC, id DESC) WHERE is_for_desk = 1;
CREATE INDEX applications_newest ON applications (created_at DESC, id DESC);
CREATE UNIQUE INDEX applications_open_once ON applications (job_id, lower(email))
  WHERE job_id IS NOT NULL AND state IN ('new', 'in-review', 'interview', 'offer');
CREATE INDEX applications_to_answer ON applications (employer_id, last_message_at DESC, id DESC)
  WHERE last_message_by = 'applicant' AND messages_stopped_at IS NULL;
CREATE INDEX applications_to_consider ON applications (employer_id, created_at DESC, id DESC) WHERE may_consider_again = 1;
CREATE INDEX applications_waiting ON applications (employer_id, created_at, id)
  WHERE answered_at IS NULL AND state IN ('new', 'in-review');
CREATE TRIGGER applicants_added AFTER INSERT ON applications WHEN new.job_id IS NOT NULL BEGIN
  INSERT INTO applicant_counts (job_id, employer_id, applications, fresh)
    SELECT id, employer_id, 1, new.state = 'new' FROM jobs WHERE id = new.job_id
    ON CONFLICT DO UPDATE SET applications = applications + 1, fresh = fresh + excluded.fresh;
END;
CREATE TRIGGER applicants_moved AFTER UPDATE OF state, job_id ON applications
WHEN old.state <> new.state OR old.job_id IS NOT new.job_id BEGIN
  UPDATE applicant_counts SET applications = applications - 1, fresh = fresh - (old.state = 'new') WHERE job_id = old.job_id;
  INSERT INTO applicant_counts (job_id, employer_id, applications, fresh)
    SELECT id, employer_id, 1, new.state = 'new' FROM jobs WHERE id = new.job_id
    ON CONFLICT DO UPDATE SET applications = applications + 1, fresh = fresh + excluded.fresh;
END;
CREATE TRIGGER applicants_removed AFTER DELETE ON applications BEGIN
  UPDATE applicant_counts SET applications = applications - 1, fresh = fresh - (old.state = 'new') WHERE job_id = old.job_id;
END;
CREATE TRIGGER application_files_end AFTER UPDATE OF state ON applications WHEN old.state <> new.state BEGIN
  UPDATE application_files SET told_at = NULL,
      ended_at = iif(new.state IN ('hired', 'not-selected', 'withdrawn'), new.updated_at, NULL)
    WHERE application_id = new.id;
END;
CREATE TRIGGER applications_begin_staged AFTER INSERT ON applications BEGIN
  UPDATE applications SET stage_id = NULL WHERE id = new.id;
END;
CREATE TRIGGER applications_numbered AFTER INSERT ON applications BEGIN
  UPDATE applications SET number = 1 + ifnull((SELECT max(b.number) FROM applications b WHERE b.job_id = new.job_id AND b.id <> new.id), 0),
    revealed_at = iif(new.state IN ('interview', 'offer', 'hired'), new.updated_at, new.revealed_at) WHERE id = new.id;
END;
CREATE TRIGGER applications_restaged AFTER UPDATE OF state, job_id, employer_id ON applications
WHEN old.job_id IS NOT new.job_id OR old.employer_id IS NOT new.employer_id OR (old.state <> new.state
  AND NOT EXISTS (SELECT 1 FROM stages s WHERE s.id = new.stage_id AND s.state = new.state)) BEGIN
  UPDATE applications SET stage_before = iif(old.state = new.state, coalesce(old.stage_id, old.stage_before), old.stage_before),
    stage_id = NULL WHERE id = new.id;
  UPDATE applications SET stage_before = coalesce(old.stage_id, old.stage_before) WHERE id = new.id;
END;
CREATE TRIGGER applications_revealed AFTER UPDATE OF state ON applications
WHEN new.revealed_at IS NULL AND new.state IN ('interview', 'offer', 'hired') BEGIN
  UPDATE applications SET revealed_at = new.updated_at WHERE id = new.id;
END;
CREATE TRIGGER applications_reworded
AFTER UPDATE OF first_name, last_name, email, phone, employer_id, employer_name, job_title, message ON applications BEGIN
  DELETE FROM applications_fts WHERE rowid = old.id;
  INSERT INTO applications_fts (rowid, words, digits, company)
    SELECT id, words, digits, company FROM applications_words WHERE id = new.id;
END;
CREATE TRIGGER applications_staged AFTER UPDATE OF stage_id ON applications
WHEN new.stage_id IS NULL AND new.employer_id IS NOT NULL AND new.state <> 'withdrawn' BEGIN
  UPDATE applications SET stage_id = (SELECT s.id FROM stages s WHERE s.template_id = coalesce(
        (SELECT p.template_id FROM posting_stages p JOIN stage_templates m ON m.id = p.template_id
          WHERE p.job_id = new.job_id AND m.employer_id = new.employer_id),
        (SELECT m.id FROM stage_templates m WHERE m.employer_id = new.employer_id AND m.is_default = 1))
      AND (s.state = new.state OR (new.state NOT IN ('hired', 'not-selected')
        AND instr('new>in-review>interview>offer', s.state) BETWEEN 1 AND instr('new>in-review>interview>offer', new.state)))
      ORDER BY s.state = new.state DESC, s.id IS new.stage_before DESC, iif(s.state = new.state, s.position, -s.position) LIMIT 1)
    WHERE id = new.id;
END;
CREATE TRIGGER applications_unworded AFTER DELETE ON applications BEGIN
  DELETE FROM applications_fts WHERE rowid = old.id;
END;
CREATE TRIGGER applications_worded AFTER INSERT ON applications BEGIN
  INSERT INTO applications_fts (rowid, words, digits, company)
    SELECT id, words, digits, company FROM applications_words WHERE id = new.id;
END;
CREATE TRIGGER interviews_end AFTER UPDATE OF state ON applications WHEN new.state = 'withdrawn' AND old.state <> 'withdrawn' BEGIN
  UPDATE interviews SET state = 'canceled', sequence = sequence + 1, changed_at = new.updated_at,
      ended_at = iif(state = 'confirmed' AND start_at > new.updated_at, new.updated_at, NULL)
    WHERE application_id = new.id AND state IN ('proposed', 'asked', 'confirmed');
END;
CREATE TRIGGER offers_end AFTER UPDATE OF state ON applications
  WHEN new.state IN ('withdrawn', 'not-selected') AND old.state <> new.state BEGIN
  UPDATE offers SET state = 'withdrawn', answered_at = NULL WHERE application_id = new.id AND state IN ('sent', 'accepted');
END;
CREATE TRIGGER resume_texts_follow AFTER UPDATE OF employer_id ON applications
WHEN old.employer_id IS NOT new.employer_id BEGIN
  UPDATE resume_texts SET company = 'company' || coalesce(new.employer_id, '')
    WHERE file_id IN (SELECT id FROM application_files WHERE application_id = new.id);
END;
CREATE TRIGGER talent_applied AFTER INSERT ON applications
WHEN EXISTS (SELECT 1 FROM talent_messages m WHERE m.user_id = new.user_id AND m.job_id = new.job_id AND m.state = 'interested') BEGIN
  UPDATE applications SET source = 'talent' WHERE id = new.id;
  UPDATE talent_messages SET application_id = new.id
    WHERE user_id = new.user_id AND job_id = new.job_id AND state = 'interested';
END;
CREATE TRIGGER webhooks_application_created AFTER INSERT ON applications
WHEN new.employer_id IS NOT NULL AND EXISTS (SELECT 1 FROM webhooks WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'application.created', json_object('application', new.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = new.job_id), 'title', new.job_title, 'state', new.state,
      'stage', (SELECT s.name FROM stages s WHERE s.state = new.state AND s.template_id = coalesce(
        (SELECT p.template_id FROM posting_stages p JOIN stage_templates m ON m.id = p.template_id
          WHERE p.job_id = new.job_id AND m.employer_id = new.employer_id),
        (SELECT m.id FROM stage_templates m WHERE m.employer_id = new.employer_id AND m.is_default = 1))
        ORDER BY s.position LIMIT 1)), new.created_at, new.created_at
      FROM webhooks w WHERE w.employer_id = new.employer_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'application.created');
END;

-- application_drafts: What an assistant prepared for the form of a posting, until its owner sends it.
CREATE TABLE application_drafts (
  public_id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  fields TEXT NOT NULL CHECK (json_valid(fields) AND length(fields) <= 40000),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX application_drafts_by_age ON application_drafts (created_at);
CREATE INDEX application_drafts_by_job ON application_drafts (job_id);
CREATE INDEX application_drafts_by_user ON application_drafts (user_id, created_at);

-- applied_elsewhere: Postings for which people say that they applied on the employer's own site.
CREATE TABLE applied_elsewhere (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, job)
) STRICT, WITHOUT ROWID;
CREATE INDEX applied_elsewhere_by_job ON applied_elsewhere (job);

-- application_copies: What was sent with an application and the posting as it read then. Never changes.
CREATE TABLE application_copies (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  copy TEXT NOT NULL CHECK (json_valid(copy)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE TRIGGER applicant_facts_due AFTER INSERT ON application_copies BEGIN
  INSERT OR IGNORE INTO applicant_facts (application_id) VALUES (new.application_id);
END;
CREATE TRIGGER application_copies_stay BEFORE UPDATE ON application_copies BEGIN
  SELECT raise(ABORT, 'The copy of what was sent never changes.');
END;
CREATE TRIGGER application_copies_worded AFTER INSERT ON application_copies
WHEN json_array_length(new.copy, '$.answers') > 0 BEGIN
  DELETE FROM applications_fts WHERE rowid = new.application_id;
  INSERT INTO applications_fts (rowid, words, digits, company)
    SELECT id, words, digits, company FROM applications_words WHERE id = new.application_id;
END;

-- application_events: What happened to an application.
CREATE TABLE "application_events" (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'desk-status', 'state', 'answer', 'assigned', 'seen', 'opened', 'passed-on', 'asked',
    'reply', 'references-asked', 'references-sent', 'references-declined', 'revealed', 'shared')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE,
  ending_id INTEGER REFERENCES application_endings (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX application_events_by_application ON application_events (application_id, id);
CREATE INDEX application_events_by_ending ON application_events (ending_id) WHERE ending_id IS NOT NULL;
CREATE INDEX application_events_reached ON application_events (application_id)
  WHERE kind = 'state' AND detail ->> 'to' IN ('interview', 'offer');
CREATE TRIGGER messages_follow AFTER INSERT ON application_events
WHEN new.kind IN ('answer', 'reply') AND new.ending_id IS NULL AND new.detail ->> 'notice' IS NULL BEGIN
  UPDATE applications SET last_message_at = new.at, last_message_by = iif(new.kind = 'reply', 'applicant', 'company')
    WHERE id = new.application_id;
END;
CREATE TRIGGER webhooks_application_ended AFTER INSERT ON application_events
WHEN new.kind = 'state' AND (new.ending_id IS NOT NULL OR new.detail ->> 'to' IN ('not-selected', 'withdrawn'))
  AND EXISTS (SELECT 1 FROM webhooks w JOIN applications a ON a.employer_id = w.employer_id WHERE a.id = new.application_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'application.moved', json_object('application', a.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = a.job_id), 'title', a.job_title, 'state', new.detail ->> 'to',
      'stage', coalesce((SELECT s.name FROM stages s WHERE s.id = a.stage_before AND s.state = new.detail ->> 'to'),
        (SELECT s.name FROM stages s WHERE s.state = new.detail ->> 'to'
          AND s.template_id = (SELECT o.template_id FROM stages o WHERE o.id = a.stage_id) ORDER BY s.position LIMIT 1))),
      new.at, new.at
      FROM applications a JOIN webhooks w ON w.employer_id = a.employer_id
      WHERE a.id = new.application_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'application.moved');
END;
CREATE TRIGGER webhooks_message_created AFTER INSERT ON application_events
WHEN new.kind IN ('answer', 'reply') AND new.ending_id IS NULL
  AND EXISTS (SELECT 1 FROM webhooks w JOIN applications a ON a.employer_id = w.employer_id WHERE a.id = new.application_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'message.created', json_object('application', a.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = a.job_id), 'title', a.job_title,
      'from', iif(new.kind = 'reply', 'applicant', 'company')), new.at, new.at
      FROM applications a JOIN webhooks w ON w.employer_id = a.employer_id
      WHERE a.id = new.application_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'message.created');
END;

-- application_files: Files that were sent with an application. The bytes are in R2.
CREATE TABLE application_files (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- 'resume', or the id of a question.
  field TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  r2_key TEXT UNIQUE,
  ended_at INTEGER,
  told_at INTEGER,
  read_at INTEGER,
  asked_at INTEGER NOT NULL DEFAULT 0,
  UNIQUE (application_id, field)
) STRICT;
CREATE INDEX application_files_ended ON application_files (ended_at) WHERE r2_key IS NOT NULL AND ended_at IS NOT NULL;
CREATE INDEX application_files_unread ON application_files (asked_at DESC, id)
  WHERE field = 'resume' AND r2_key IS NOT NULL AND read_at IS NULL;
CREATE TRIGGER applicant_facts_forget AFTER UPDATE OF r2_key ON application_files
WHEN old.r2_key IS NOT NULL AND new.r2_key IS NULL AND new.field = 'resume' BEGIN
  UPDATE applicant_facts SET years = NULL, certificates = '[]', license = NULL WHERE application_id = new.application_id;
END;
CREATE TRIGGER application_files_forgotten AFTER UPDATE OF r2_key ON application_files WHEN new.r2_key IS NULL BEGIN
  DELETE FROM resume_texts WHERE file_id = new.id;
END;

-- resume_texts: Words of résumés that were sent, for the search of the employer they were sent to.
CREATE TABLE resume_texts (
  file_id INTEGER PRIMARY KEY REFERENCES application_files (id) ON DELETE CASCADE,
  -- As in applications_fts: each search names its company, and reads no other's words.
  company TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) <= 100000)
) STRICT;
CREATE TRIGGER resume_texts_moved AFTER UPDATE OF company ON resume_texts BEGIN
  INSERT INTO resumes_fts (resumes_fts, rowid, words, company) VALUES ('delete', old.file_id, old.text, old.company);
  INSERT INTO resumes_fts (rowid, words, company) VALUES (new.file_id, new.text, new.company);
END;
CREATE TRIGGER resume_texts_unworded AFTER DELETE ON resume_texts BEGIN
  INSERT INTO resumes_fts (resumes_fts, rowid, words, company) VALUES ('delete', old.file_id, old.text, old.company);
END;
CREATE TRIGGER resume_texts_worded AFTER INSERT ON resume_texts BEGIN
  INSERT INTO resumes_fts (rowid, words, company) VALUES (new.file_id, new.text, new.company);
END;

-- resumes_fts: The index of these words.
CREATE VIRTUAL TABLE resumes_fts USING fts5 (
  words,
  company,
  content = 'resumes_words',
  content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '2 3'
);

-- application_endings: What ended applications at once, and until when it can be undone.
CREATE TABLE application_endings (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  -- The posting that ended with them, and what it was before. Null for applicants who were chosen from the list.
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  job_status TEXT,
  job_ends_at INTEGER,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  at INTEGER NOT NULL,
  tell_at INTEGER NOT NULL CHECK (tell_at >= at),
  undone_at INTEGER
) STRICT;
CREATE INDEX application_endings_by_actor ON application_endings (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX application_endings_by_employer ON application_endings (employer_id);
CREATE INDEX application_endings_by_job ON application_endings (job_id) WHERE job_id IS NOT NULL;

-- interviews: Interviews of applicants: how, when, and where each stands.
CREATE TABLE interviews (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  -- 'asked': the applicant asks for other times.
  state TEXT NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'asked', 'confirmed', 'canceled', 'done', 'no-show')),
  kind TEXT NOT NULL CHECK (kind IN ('phone', 'video', 'onsite')),
  -- A number, a link or an address. Empty for a call to the applicant.
  place TEXT NOT NULL,
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 10 AND 480),
  -- Of the company when it proposed.
  time_zone TEXT NOT NULL,
  start_at INTEGER,
  -- Of iTIP (RFC 5546): grows with each change that calendars must follow, and refuses an older page's change.
  sequence INTEGER NOT NULL DEFAULT 0,
  reminded_day_at INTEGER,
  reminded_hour_at INTEGER,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK (state NOT IN ('confirmed', 'done', 'no-show') OR start_at IS NOT NULL)
) STRICT;
CREATE INDEX interviews_by_application ON interviews (application_id, id);
CREATE INDEX interviews_by_employer ON interviews (employer_id, start_at) WHERE state = 'confirmed';
CREATE INDEX interviews_ended ON interviews (ended_at) WHERE ended_at IS NOT NULL;
CREATE UNIQUE INDEX interviews_one_open ON interviews (application_id) WHERE state IN ('proposed', 'asked', 'confirmed');
CREATE INDEX interviews_open_of_employer ON interviews (employer_id, changed_at) WHERE state IN ('proposed', 'asked');
CREATE INDEX interviews_to_come ON interviews (start_at) WHERE state = 'confirmed';
CREATE TRIGGER interviews_reveal AFTER INSERT ON interviews BEGIN
  UPDATE applications SET revealed_at = new.created_at WHERE id = new.application_id AND revealed_at IS NULL;
END;

-- interview_times: Times that were proposed for an interview.
CREATE TABLE interview_times (
  interview_id INTEGER NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (interview_id, at)
) STRICT, WITHOUT ROWID;

-- offers: Offers to applicants as they were sent, and what they answered.
CREATE TABLE offers (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'accepted', 'declined', 'withdrawn')),
  -- Pay, hours, start, bonuses and conditions as they were sent.
  terms TEXT NOT NULL CHECK (json_valid(terms)),
  -- Of the applicant, with the answer.
  note TEXT NOT NULL DEFAULT '',
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  CHECK ((state IN ('accepted', 'declined')) = (answered_at IS NOT NULL))
) STRICT;
CREATE INDEX offers_by_application ON offers (application_id, id);
CREATE UNIQUE INDEX offers_one_open ON offers (application_id) WHERE state IN ('sent', 'accepted');
CREATE INDEX offers_open_of_employer ON offers (employer_id, created_at) WHERE state IN ('sent', 'accepted');
CREATE TRIGGER offers_reveal AFTER INSERT ON offers BEGIN
  UPDATE applications SET revealed_at = new.created_at WHERE id = new.application_id AND revealed_at IS NULL;
END;

-- interviewers: Who of the company takes part in an interview.
CREATE TABLE interviewers (
  interview_id INTEGER NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (interview_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX interviewers_by_user ON interviewers (user_id);

-- strayed_mails: Answers by mail that we did not deliver, until our desk has looked.
CREATE TABLE strayed_mails (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Whose address of the conversation it was sent to.
  side TEXT NOT NULL CHECK (side IN ('applicant', 'company')),
  sender TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('stranger', 'forged', 'money')),
  text TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX strayed_mails_by_application ON strayed_mails (application_id);
CREATE INDEX strayed_mails_by_sender ON strayed_mails (sender);
CREATE INDEX strayed_mails_by_time ON strayed_mails (at);

-- application_mail_stops: Which mails about applications an address does not want.
CREATE TABLE application_mail_stops (
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  kind TEXT NOT NULL CHECK (kind IN ('passed-on', 'seen', 'in-review', 'hired')),
  at INTEGER NOT NULL,
  PRIMARY KEY (email, kind)
) STRICT, WITHOUT ROWID;

-- ended_postings: Postings that ended while people waited for an answer, until they are told.
CREATE TABLE ended_postings (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ended_postings_due ON ended_postings (due_at);

-- application_notes: A company's notes about an applicant.
CREATE TABLE application_notes (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  text TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX application_notes_by_application ON application_notes (application_id, id);

-- note_mentions: Which of the team a note names.
CREATE TABLE note_mentions (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  note_id INTEGER NOT NULL REFERENCES application_notes (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, note_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_mentions_by_note ON note_mentions (note_id, user_id);

-- application_shares: Links that show an application to someone outside the team.
CREATE TABLE application_shares (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  key_hash TEXT NOT NULL UNIQUE,
  created_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- When it was taken back.
  ended_at INTEGER,
  opened_at INTEGER,
  opens INTEGER NOT NULL DEFAULT 0,
  -- What the person outside says, once.
  opinion TEXT CHECK (opinion IN ('yes', 'no')),
  name TEXT CHECK (length(name) <= 80),
  note TEXT CHECK (length(note) <= 2000),
  answered_at INTEGER,
  CHECK ((opinion IS NULL) = (answered_at IS NULL) AND (name IS NULL) = (answered_at IS NULL))
) STRICT;
CREATE INDEX application_shares_by_application ON application_shares (application_id, id);
CREATE INDEX application_shares_by_maker ON application_shares (created_by);

-- blind_postings: Postings whose applicants are judged before their names are known.
CREATE TABLE blind_postings (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE
) STRICT;

-- kind_criteria: What a company rates applicants for one kind of posting by.
CREATE TABLE kind_criteria (
  template_id INTEGER PRIMARY KEY REFERENCES stage_templates (id) ON DELETE CASCADE,
  names TEXT NOT NULL CHECK (json_array_length(names) BETWEEN 3 AND 8)
) STRICT;

-- scorecard_criteria: What a company rates its applicants by.
CREATE TABLE scorecard_criteria (
  employer_id INTEGER PRIMARY KEY REFERENCES employers (id) ON DELETE CASCADE,
  names TEXT NOT NULL CHECK (json_array_length(names) BETWEEN 3 AND 8)
) STRICT;

-- scorecards: What each of a team thinks of an applicant.
CREATE TABLE scorecards (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('strong-yes', 'yes', 'no', 'strong-no')),
  -- JSON: [["Clinical skills", 3], ...], by the criteria of that day, from 1 to 4.
  ratings TEXT NOT NULL,
  note TEXT NOT NULL CHECK (length(note) <= 5000),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX scorecards_by_author ON scorecards (application_id, author_id);
CREATE INDEX scorecards_of_author ON scorecards (author_id);

-- applicant_tags: A company's own words for its applicants.
CREATE TABLE applicant_tags (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 30)
) STRICT;
CREATE UNIQUE INDEX applicant_tags_by_name ON applicant_tags (employer_id, name COLLATE NOCASE);

-- applicant_facts: What an application says that lists are filtered by.
CREATE TABLE applicant_facts (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  -- Whether the licenses that were named let the applicant work this posting. Null until that is read.
  license TEXT CHECK (license IN ('yes', 'ask', 'no', 'unknown')),
  -- " TX OK "
  states TEXT NOT NULL DEFAULT '',
  is_multistate INTEGER NOT NULL DEFAULT 0 CHECK (is_multistate IN (0, 1)),
  years INTEGER,
  -- [["BLS","2027-03-01"],["CCRN",null]]
  certificates TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(certificates)),
  start_on TEXT,
  -- Whether all answers are what the employer asks for. Null where nothing was asked.
  answers_fit INTEGER CHECK (answers_fit IN (0, 1))
) STRICT;
CREATE INDEX applicant_facts_unread ON applicant_facts (application_id) WHERE license IS NULL;

-- application_tags: Which applicant has which of them.
CREATE TABLE application_tags (
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  tag_id INTEGER NOT NULL REFERENCES applicant_tags (id) ON DELETE CASCADE,
  PRIMARY KEY (application_id, tag_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX application_tags_by_tag ON application_tags (tag_id, application_id);

-- answer_texts: A company's own texts to start an answer from.
CREATE TABLE answer_texts (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 5000)
) STRICT;
CREATE UNIQUE INDEX answer_texts_by_name ON answer_texts (employer_id, name COLLATE NOCASE);

-- stage_templates: A company's sets of stages.
CREATE TABLE stage_templates (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- For postings that chose none.
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX stage_templates_by_name ON stage_templates (employer_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX stage_templates_one_default ON stage_templates (employer_id) WHERE is_default = 1;

-- stages: A company's own stages of applications, and which state each tells.
CREATE TABLE stages (
  id INTEGER PRIMARY KEY,
  template_id INTEGER NOT NULL REFERENCES stage_templates (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  state TEXT NOT NULL CHECK (state IN ('new', 'in-review', 'interview', 'offer', 'hired', 'not-selected')),
  position INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX stages_by_name ON stages (template_id, name COLLATE NOCASE);
CREATE INDEX stages_by_template ON stages (template_id, position, id);
CREATE UNIQUE INDEX stages_fixed ON stages (template_id, state) WHERE state IN ('new', 'hired', 'not-selected');

-- posting_stages: Postings that go by stages other than the company's default.
CREATE TABLE posting_stages (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  template_id INTEGER NOT NULL REFERENCES stage_templates (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX posting_stages_by_template ON posting_stages (template_id);

-- stage_moves: Who of a company moved an application from which stage to which.
CREATE TABLE stage_moves (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  left_stage TEXT NOT NULL,
  stage TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX stage_moves_by_actor ON stage_moves (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX stage_moves_by_application ON stage_moves (application_id, id);
CREATE TRIGGER webhooks_stage_moved AFTER INSERT ON stage_moves
WHEN EXISTS (SELECT 1 FROM webhooks w JOIN applications a ON a.employer_id = w.employer_id WHERE a.id = new.application_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'application.moved', json_object('application', a.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = a.job_id), 'title', a.job_title, 'state', ifnull((SELECT s.state FROM stages s
        WHERE s.name = new.stage AND s.template_id = (SELECT o.template_id FROM stages o WHERE o.id = a.stage_id)), a.state),
      'stage', new.stage), new.at, new.at
      FROM applications a JOIN webhooks w ON w.employer_id = a.employer_id
      WHERE a.id = new.application_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'application.moved');
END;

-- withheld_applications: What applications of closed accounts get back when the account opens again.
CREATE TABLE withheld_applications (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL,
  is_for_desk INTEGER NOT NULL
) STRICT;
CREATE INDEX withheld_applications_by_employer ON withheld_applications (employer_id);
CREATE INDEX withheld_applications_by_job ON withheld_applications (job_id);
CREATE INDEX withheld_applications_by_user ON withheld_applications (user_id);

-- data_exports: Copies of their data that people asked for. The files are in R2.
CREATE TABLE data_exports (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  -- Of the mailed link. Null until the file is made.
  secret_hash TEXT UNIQUE,
  size INTEGER,
  asked_at INTEGER NOT NULL,
  queued_at INTEGER NOT NULL,
  made_at INTEGER,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX data_exports_by_expiry ON data_exports (expires_at);
CREATE INDEX data_exports_by_person ON data_exports (email, asked_at);
CREATE INDEX data_exports_by_user ON data_exports (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX data_exports_unmade ON data_exports (queued_at) WHERE made_at IS NULL;

-- data_links: Mailed links that show what is stored about an address without an account.
CREATE TABLE data_links (
  secret_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX data_links_by_expiry ON data_links (expires_at);
CREATE INDEX data_links_by_person ON data_links (email);

-- saved_views: Filters of its lists that a member of a company named.
CREATE TABLE saved_views (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  list TEXT NOT NULL CHECK (list IN ('jobs', 'applicants')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- As in the address, without "?".
  search TEXT NOT NULL CHECK (length(search) <= 3000),
  UNIQUE (user_id, employer_id, list, name)
) STRICT;
CREATE INDEX saved_views_by_company ON saved_views (employer_id);

-- applicant_counts: Applications by posting and state.
CREATE TABLE applicant_counts (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL,
  applications INTEGER NOT NULL,
  fresh INTEGER NOT NULL
) STRICT;
CREATE INDEX applicant_counts_most ON applicant_counts (employer_id, applications DESC);

-- ==== catalogue ====

-- content_sections: Parts of guides, resources and posts, for the search over them.
CREATE TABLE content_sections (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  kind TEXT NOT NULL,
  article TEXT NOT NULL,
  anchor TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

-- content_fts: The words of those parts.
CREATE VIRTUAL TABLE content_fts USING fts5 (
  article,
  title,
  text,
  content = '',
  contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2',
  prefix = '3'
);

-- ==== desk ====

-- data_requests: Requests to see, correct or delete data.
CREATE TABLE "data_requests" (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'correction', 'erasure')),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  source TEXT NOT NULL CHECK (source IN ('email', 'contact', 'phone', 'letter', 'account')),
  reference TEXT CHECK (length(reference) <= 40),
  received_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'refused')),
  -- What was done, or why it was refused.
  note TEXT CHECK (length(note) <= 2000),
  -- Of an erasure, the records of the privacy policy that somebody went through.
  checked TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(checked)),
  created_at INTEGER NOT NULL,
  closed_at INTEGER,
  erasure TEXT CHECK (json_valid(erasure))
) STRICT;
CREATE INDEX data_requests_by_person ON data_requests (lower(email));
CREATE INDEX data_requests_by_state ON data_requests (state, id);
CREATE INDEX data_requests_closed ON data_requests (closed_at) WHERE closed_at IS NOT NULL;
CREATE UNIQUE INDEX data_requests_of_account ON data_requests (email) WHERE state = 'open' AND source = 'account';
CREATE INDEX data_requests_open ON data_requests (due_at, id) WHERE state = 'open';

-- social_posts: Posts for social networks: drafted, scheduled, sent.
CREATE TABLE social_posts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  texts TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'scheduled', 'sent', 'failed')),
  -- When it got its state. For a scheduled post, when it is due.
  state_at INTEGER NOT NULL,
  reason TEXT CHECK ((reason IS NULL) = (state <> 'failed')),
  sent_texts TEXT CHECK ((sent_texts IS NULL) = (state <> 'sent')),
  revision INTEGER NOT NULL DEFAULT 1,
  -- What made it, once: a form that was sent, or a place among the best of a week.
  origin TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  as_scheduled TEXT) STRICT;
CREATE INDEX social_posts_by_job ON social_posts (job_id);
CREATE INDEX social_posts_by_state ON social_posts (state, state_at, id);

-- social_templates: Texts that such posts are made from.
CREATE TABLE social_templates (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  texts TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- social_turns: Which posting a network was given last.
CREATE TABLE social_turns (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  post_id TEXT NOT NULL,
  taken_at INTEGER NOT NULL
) STRICT;
