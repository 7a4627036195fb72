-- An application shown to someone outside the team, by a link whose key we keep as a hash alone, until it ends.
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
