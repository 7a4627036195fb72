-- Events that an applicant reads too: who opened what she sent, and when our recruiters passed it on.
CREATE TABLE new_application_events (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'desk-status', 'state', 'answer', 'assigned', 'seen', 'opened', 'passed-on', 'asked')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE
) STRICT;
INSERT INTO new_application_events SELECT id, application_id, actor_id, kind, detail, at, idempotency_key FROM application_events;
DROP TABLE application_events;
ALTER TABLE new_application_events RENAME TO application_events;
CREATE INDEX application_events_by_application ON application_events (application_id, id);

ALTER TABLE applications ADD COLUMN seen_at INTEGER;
ALTER TABLE applications ADD COLUMN passed_on_at INTEGER;

-- All that was sent, and the posting as it read at that moment.
CREATE TABLE application_copies (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  copy TEXT NOT NULL CHECK (json_valid(copy)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE TRIGGER application_copies_stay BEFORE UPDATE ON application_copies BEGIN
  SELECT raise(ABORT, 'The copy of what was sent never changes.');
END;

-- The bytes are in R2. Without a key, the file was removed after the time in the privacy policy.
CREATE TABLE application_files (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- 'resume', or the id of a question.
  field TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  r2_key TEXT UNIQUE,
  UNIQUE (application_id, field)
) STRICT;
