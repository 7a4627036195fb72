-- The one address at which a calendar reads a person's dates. A new one ends the old.
CREATE TABLE calendar_keys (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
