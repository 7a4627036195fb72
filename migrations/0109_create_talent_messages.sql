-- The first message of a company to someone whom it found, about one of its postings. Until she is interested, the company
-- does not learn who she is.
CREATE TABLE talent_messages (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sender_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- As the company saw her: "Registered Nurse, Intensive Care".
  about TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  -- Held: our desk reads it first. Refused: our desk did not send it.
  state TEXT NOT NULL CHECK (state IN ('held', 'refused', 'sent', 'interested', 'not-now', 'stopped')),
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  application_id INTEGER REFERENCES applications (id) ON DELETE SET NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  CHECK ((state IN ('interested', 'not-now', 'stopped')) = (answered_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX talent_messages_one_open ON talent_messages (employer_id, user_id) WHERE state IN ('held', 'sent');
CREATE INDEX talent_messages_by_company ON talent_messages (employer_id, id);
CREATE INDEX talent_messages_by_day ON talent_messages (employer_id, created_at, sender_id);
CREATE INDEX talent_messages_by_person ON talent_messages (user_id, employer_id, id);
CREATE INDEX talent_messages_by_posting ON talent_messages (job_id);
CREATE INDEX talent_messages_by_sender ON talent_messages (sender_id, created_at) WHERE sender_id IS NOT NULL;
CREATE INDEX talent_messages_by_application ON talent_messages (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX talent_messages_held ON talent_messages (id) WHERE state = 'held';

-- By her account alone: an address that someone types proves nothing.
CREATE TRIGGER talent_applied AFTER INSERT ON applications
WHEN EXISTS (SELECT 1 FROM talent_messages m WHERE m.user_id = new.user_id AND m.job_id = new.job_id AND m.state = 'interested') BEGIN
  UPDATE applications SET source = 'talent' WHERE id = new.id;
  UPDATE talent_messages SET application_id = new.id
    WHERE user_id = new.user_id AND job_id = new.job_id AND state = 'interested';
END;
