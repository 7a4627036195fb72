-- Private files of an account: résumés, and scans of licenses and certificates. The file itself is in R2.
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
