-- An offer of a company to an applicant. What it says never changes: another offer is another row.
CREATE TABLE offers (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'accepted', 'declined', 'withdrawn')),
  -- Pay, hours, start, bonuses and conditions as they were sent.
  terms TEXT NOT NULL CHECK (json_valid(terms)),
  -- Of the applicant, with the answer.
  note TEXT NOT NULL DEFAULT '',
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  CHECK ((state IN ('accepted', 'declined')) = (answered_at IS NOT NULL))
) STRICT;
CREATE INDEX offers_by_application ON offers (application_id, id);
CREATE UNIQUE INDEX offers_one_open ON offers (application_id) WHERE state IN ('sent', 'accepted');

-- The first day at work, as the company says it with "Hired".
ALTER TABLE applications ADD COLUMN starts_on TEXT;

-- Who withdraws, or is not selected, has no offer to answer.
CREATE TRIGGER offers_end AFTER UPDATE OF state ON applications
  WHEN new.state IN ('withdrawn', 'not-selected') AND old.state <> new.state BEGIN
  UPDATE offers SET state = 'withdrawn', answered_at = NULL WHERE application_id = new.id AND state IN ('sent', 'accepted');
END;
