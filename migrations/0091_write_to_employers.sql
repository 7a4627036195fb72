-- What an applicant writes to the employer's team, and the references that it asks her for. They are events, so that they go
-- with the application and no later change of her profile alters them.
CREATE TABLE new_application_events (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'desk-status', 'state', 'answer', 'assigned', 'seen', 'opened', 'passed-on', 'asked',
    'reply', 'references-asked', 'references-sent', 'references-declined')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE,
  ending_id INTEGER REFERENCES application_endings (id) ON DELETE SET NULL
) STRICT;
INSERT INTO new_application_events (id, application_id, actor_id, kind, detail, at, idempotency_key, ending_id)
  SELECT id, application_id, actor_id, kind, detail, at, idempotency_key, ending_id FROM application_events;
DROP TABLE application_events;
ALTER TABLE new_application_events RENAME TO application_events;
CREATE INDEX application_events_by_application ON application_events (application_id, id);
CREATE INDEX application_events_by_ending ON application_events (ending_id) WHERE ending_id IS NOT NULL;

-- When the applicant wrote what nobody of the company has opened yet.
ALTER TABLE applications ADD COLUMN news_at INTEGER;
