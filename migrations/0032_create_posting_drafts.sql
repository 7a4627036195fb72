-- Postings that somebody writes and has not published. A draft belongs to an account or, before somebody logs in, to the
-- browser whose cookie has the secret. A draft with a job_id changes that posting. content has what was typed, field by
-- field, right or wrong: app/companies/posting/draft/content.ts.
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
  CHECK ((user_id IS NULL) <> (device_hash IS NULL))
) STRICT;
CREATE INDEX posting_drafts_by_user ON posting_drafts (user_id, updated_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX posting_drafts_by_device ON posting_drafts (device_hash, updated_at DESC) WHERE device_hash IS NOT NULL;
CREATE INDEX posting_drafts_by_age ON posting_drafts (updated_at);
