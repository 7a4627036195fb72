-- Keys that a person gives to assistants. We keep a hash of each, and the first letters so that people can tell them apart.
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

-- What an assistant wrote for the form of a posting, as JSON by the names of its fields. Its owner reads it there and sends it.
CREATE TABLE application_drafts (
  public_id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  fields TEXT NOT NULL CHECK (json_valid(fields) AND length(fields) <= 40000),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX application_drafts_by_user ON application_drafts (user_id, created_at);
CREATE INDEX application_drafts_by_job ON application_drafts (job_id);
CREATE INDEX application_drafts_by_age ON application_drafts (created_at);
