-- Both addresses agree before an account's address changes. One row a person.
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
CREATE INDEX email_changes_by_expiry ON email_changes (expires_at);
CREATE INDEX email_changes_by_address ON email_changes (new_email);
