-- One click of an employer that ends applications. It can be undone until the applicants are told.
CREATE TABLE application_endings (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  -- The posting that ended with them, and what it was before. Null for applicants who were chosen from the list.
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  job_status TEXT,
  job_ends_at INTEGER,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  at INTEGER NOT NULL,
  tell_at INTEGER NOT NULL CHECK (tell_at >= at),
  undone_at INTEGER
) STRICT;
CREATE INDEX application_endings_by_employer ON application_endings (employer_id);
CREATE INDEX application_endings_by_job ON application_endings (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX application_endings_by_actor ON application_endings (actor_id) WHERE actor_id IS NOT NULL;

ALTER TABLE application_events ADD COLUMN ending_id INTEGER REFERENCES application_endings (id) ON DELETE SET NULL;
CREATE INDEX application_events_by_ending ON application_events (ending_id) WHERE ending_id IS NOT NULL;

-- send_after: a mail that waits until then, and is not sent if what it says is undone. stop_url: for the mail program's own
-- button that stops such mails.
ALTER TABLE outbox ADD COLUMN application_id INTEGER REFERENCES applications (id) ON DELETE SET NULL;
ALTER TABLE outbox ADD COLUMN send_after INTEGER;
ALTER TABLE outbox ADD COLUMN stop_url TEXT;
CREATE INDEX outbox_by_application ON outbox (application_id) WHERE application_id IS NOT NULL;

-- Which mails about applications an address does not want.
CREATE TABLE application_mail_stops (
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  kind TEXT NOT NULL CHECK (kind IN ('passed-on', 'seen', 'in-review', 'hired')),
  at INTEGER NOT NULL,
  PRIMARY KEY (email, kind)
) STRICT, WITHOUT ROWID;

-- Postings that ended while applications were open. Whoever still waits is told once it is due: the people of a company have
-- a quarter of an hour in which they end them themselves.
CREATE TABLE ended_postings (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ended_postings_due ON ended_postings (due_at);

CREATE TRIGGER jobs_ended_unanswered AFTER UPDATE OF status ON jobs
WHEN new.status <> old.status AND new.status IN ('filled', 'expired', 'closed', 'removed', 'withdrawn') BEGIN
  INSERT INTO ended_postings (job_id, due_at)
    SELECT new.id, new.updated_at + iif(new.status_by IS NOT NULL AND new.status <> 'removed', 900000, 0)
    WHERE EXISTS (SELECT 1 FROM applications
      WHERE job_id = new.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
CREATE TRIGGER employers_suspended_unanswered AFTER UPDATE OF suspended_at ON employers
WHEN old.suspended_at IS NULL AND new.suspended_at IS NOT NULL BEGIN
  INSERT INTO ended_postings (job_id, due_at)
    SELECT j.id, new.suspended_at FROM jobs j WHERE j.employer_id = new.id AND EXISTS (SELECT 1 FROM applications
      WHERE job_id = j.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
CREATE TRIGGER owners_suspended_unanswered AFTER UPDATE OF suspended_at ON users
WHEN old.suspended_at IS NULL AND new.suspended_at IS NOT NULL BEGIN
  INSERT INTO ended_postings (job_id, due_at)
    SELECT j.id, new.suspended_at FROM memberships m JOIN jobs j ON j.employer_id = m.employer_id
    WHERE m.user_id = new.id AND m.role = 'owner' AND EXISTS (SELECT 1 FROM held_employers h WHERE h.id = m.employer_id)
      AND EXISTS (SELECT 1 FROM applications
        WHERE job_id = j.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
END;
INSERT INTO ended_postings (job_id, due_at)
  SELECT j.id, j.updated_at FROM jobs j WHERE EXISTS (SELECT 1 FROM applications
      WHERE job_id = j.id AND state IN ('new', 'in-review', 'interview', 'offer'))
    AND (j.status IN ('filled', 'expired', 'closed', 'removed', 'withdrawn')
      OR EXISTS (SELECT 1 FROM held_employers h WHERE h.id = j.employer_id));
