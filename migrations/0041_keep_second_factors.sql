-- A code from an app, asked after the password or the mailed link. The key is sealed with the site's secret.
CREATE TABLE second_factors (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_key TEXT NOT NULL,
  -- NULL until its first code was right.
  confirmed_at INTEGER,
  -- The newest step of time whose code was used: no code counts twice (RFC 6238, 5.2).
  last_step INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

-- Somebody whose password or mailed link was right and whose code is still to come. The secret is in the browser's
-- cookie. used_by is set once, by the request that signs in.
CREATE TABLE pending_sign_ins (
  secret_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  used_by TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX pending_sign_ins_by_expiry ON pending_sign_ins (expires_at);
CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins (user_id);

-- For /api/health, which a monitor asks every minute.
CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL;
