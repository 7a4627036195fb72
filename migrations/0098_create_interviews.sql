-- An interview of an applicant: times are proposed, the applicant picks one, and both calendars follow by its sequence.
CREATE TABLE interviews (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  -- 'asked': the applicant asks for other times.
  state TEXT NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'asked', 'confirmed', 'canceled', 'done', 'no-show')),
  kind TEXT NOT NULL CHECK (kind IN ('phone', 'video', 'onsite')),
  -- A number, a link or an address. Empty for a call to the applicant.
  place TEXT NOT NULL,
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 10 AND 480),
  -- Of the company when it proposed.
  time_zone TEXT NOT NULL,
  start_at INTEGER,
  -- Of iTIP (RFC 5546): grows with each change that calendars must follow, and refuses an older page's change.
  sequence INTEGER NOT NULL DEFAULT 0,
  reminded_day_at INTEGER,
  reminded_hour_at INTEGER,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  CHECK (state NOT IN ('confirmed', 'done', 'no-show') OR start_at IS NOT NULL)
) STRICT;
CREATE INDEX interviews_by_application ON interviews (application_id, id);
CREATE UNIQUE INDEX interviews_one_open ON interviews (application_id) WHERE state IN ('proposed', 'asked', 'confirmed');
CREATE INDEX interviews_by_employer ON interviews (employer_id, start_at) WHERE state = 'confirmed';
CREATE INDEX interviews_to_come ON interviews (start_at) WHERE state = 'confirmed';

CREATE TABLE interview_times (
  interview_id INTEGER NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (interview_id, at)
) STRICT, WITHOUT ROWID;

-- Who of the company takes part.
CREATE TABLE interviewers (
  interview_id INTEGER NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (interview_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX interviewers_by_user ON interviewers (user_id);

-- Who withdraws comes to no interview.
CREATE TRIGGER interviews_end AFTER UPDATE OF state ON applications WHEN new.state = 'withdrawn' AND old.state <> 'withdrawn' BEGIN
  UPDATE interviews SET state = 'canceled', sequence = sequence + 1, changed_at = new.updated_at
    WHERE application_id = new.id AND state IN ('proposed', 'asked', 'confirmed');
END;

-- What a mail puts into a calendar: an iCalendar object with its METHOD.
ALTER TABLE outbox ADD COLUMN calendar TEXT;
