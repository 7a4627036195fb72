-- Postings whose applicants are judged before their names are known.
CREATE TABLE blind_postings (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE
) STRICT;

-- What the team calls someone meanwhile: "Applicant 12" of the posting.
ALTER TABLE applications ADD COLUMN number INTEGER;
UPDATE applications SET number = n.number FROM (SELECT id, row_number() OVER (PARTITION BY job_id ORDER BY id) AS number
  FROM applications) n WHERE n.id = applications.id;
-- When the team learned who it is, or could have. Null again never.
ALTER TABLE applications ADD COLUMN revealed_at INTEGER;
UPDATE applications SET revealed_at = updated_at WHERE state IN ('interview', 'offer', 'hired')
  OR EXISTS (SELECT 1 FROM interviews i WHERE i.application_id = applications.id)
  OR EXISTS (SELECT 1 FROM offers o WHERE o.application_id = applications.id);

CREATE TRIGGER applications_numbered AFTER INSERT ON applications BEGIN
  UPDATE applications SET number = 1 + ifnull((SELECT max(b.number) FROM applications b WHERE b.job_id = new.job_id AND b.id <> new.id), 0),
    revealed_at = iif(new.state IN ('interview', 'offer', 'hired'), new.updated_at, new.revealed_at) WHERE id = new.id;
END;
-- Who is past review is known, and stays so.
CREATE TRIGGER applications_revealed AFTER UPDATE OF state ON applications
WHEN new.revealed_at IS NULL AND new.state IN ('interview', 'offer', 'hired') BEGIN
  UPDATE applications SET revealed_at = new.updated_at WHERE id = new.id;
END;
CREATE TRIGGER interviews_reveal AFTER INSERT ON interviews BEGIN
  UPDATE applications SET revealed_at = new.created_at WHERE id = new.application_id AND revealed_at IS NULL;
END;
CREATE TRIGGER offers_reveal AFTER INSERT ON offers BEGIN
  UPDATE applications SET revealed_at = new.created_at WHERE id = new.application_id AND revealed_at IS NULL;
END;

-- 'revealed': someone of the team asked who it is. 'shared': with someone outside the team.
CREATE TABLE new_application_events (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'desk-status', 'state', 'answer', 'assigned', 'seen', 'opened', 'passed-on', 'asked',
    'reply', 'references-asked', 'references-sent', 'references-declined', 'revealed', 'shared')),
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
CREATE TRIGGER messages_follow AFTER INSERT ON application_events
WHEN new.kind IN ('answer', 'reply') AND new.ending_id IS NULL AND new.detail ->> 'notice' IS NULL BEGIN
  UPDATE applications SET last_message_at = new.at, last_message_by = iif(new.kind = 'reply', 'applicant', 'company')
    WHERE id = new.application_id;
END;
