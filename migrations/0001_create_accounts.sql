-- People, their sessions, and what guards sign-in. Times are UTC milliseconds everywhere.
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
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id, created_at DESC);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- Single-use links sent by mail; only the hash of the link's secret is kept.
CREATE TABLE email_links (
  secret_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX email_links_by_user ON email_links (user_id, purpose);
CREATE INDEX email_links_by_expiry ON email_links (expires_at);

-- One row per address tried, known or not, so that a lock-out tells nobody which addresses exist.
CREATE TABLE sign_in_attempts (
  email_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  last_failed_at INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (last_failed_at);

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
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE employer_members (
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'reviewer')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (employer_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX employer_members_by_user ON employer_members (user_id);

CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_log_by_time ON audit_log (at DESC, id DESC);
CREATE INDEX audit_log_by_subject ON audit_log (subject, at DESC);
