-- What a person said of their license, for their other devices. Without states, they removed it, which other devices
-- then do too.
CREATE TABLE remembered_licenses (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  profession TEXT,
  states TEXT NOT NULL CHECK (length(states) <= 11),
  multistate INTEGER NOT NULL CHECK (multistate IN (0, 1)),
  said_at INTEGER NOT NULL
) STRICT;
