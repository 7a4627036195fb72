-- Copies of everything about a person, for the person: one a day of an address. The file is exports/<public_id>.zip in R2.
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
CREATE INDEX data_exports_by_person ON data_exports (email, asked_at);
CREATE INDEX data_exports_by_user ON data_exports (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX data_exports_by_expiry ON data_exports (expires_at);
CREATE INDEX data_exports_unmade ON data_exports (queued_at) WHERE made_at IS NULL;

-- Mailed links that show someone without an account what is stored about the address.
CREATE TABLE data_links (
  secret_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX data_links_by_person ON data_links (email);
CREATE INDEX data_links_by_expiry ON data_links (expires_at);
