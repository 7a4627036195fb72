-- Failed tries by email and source (a network, a known browser or a session), so that nobody's failures lock out the
-- owner elsewhere. Both are hashes, and there is a row for unknown emails too.
DROP TABLE sign_in_attempts;
CREATE TABLE sign_in_attempts (
  email_hash TEXT NOT NULL,
  source_hash TEXT NOT NULL,
  failures INTEGER NOT NULL,
  last_failed_at INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (email_hash, source_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (last_failed_at);

-- How many uses of a limit its current period has seen. Workers' own rate limits count at most a minute.
CREATE TABLE used_limits (
  key_hash TEXT PRIMARY KEY,
  used INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_limits_by_reset ON used_limits (resets_at);

-- SQLite cannot change a CHECK: the table is copied to allow links that sign in.
CREATE TABLE new_email_links (
  secret_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'reset', 'sign-in')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO new_email_links SELECT secret_hash, user_id, purpose, created_at, expires_at, used_at FROM email_links;
DROP TABLE email_links;
ALTER TABLE new_email_links RENAME TO email_links;
CREATE INDEX email_links_by_user ON email_links (user_id, purpose);
CREATE INDEX email_links_by_expiry ON email_links (expires_at);

-- Mails that went out keep no text: it held links and messages.
UPDATE outbox SET body = '' WHERE sent_at IS NOT NULL;
