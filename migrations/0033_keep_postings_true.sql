-- The jobs table of a company: newest first and by their end, of any state.
CREATE INDEX jobs_of_employer_newest ON jobs (employer_id, posted_at DESC);
CREATE INDEX jobs_of_employer_ending ON jobs (employer_id, valid_through);
-- Whom to ask whether a posting is still open. Feeds answer for theirs.
CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE origin = 'site' AND status = 'open';

-- Who applied to a posting: all of them, and those that nobody has looked at. A posting without applications has no row.
CREATE TABLE applicant_counts (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL,
  applications INTEGER NOT NULL,
  fresh INTEGER NOT NULL
) STRICT;
CREATE INDEX applicant_counts_most ON applicant_counts (employer_id, applications DESC);
INSERT INTO applicant_counts (job_id, employer_id, applications, fresh)
  SELECT a.job_id, j.employer_id, count(*), sum(a.state = 'new') FROM applications a JOIN jobs j ON j.id = a.job_id GROUP BY 1;

CREATE TRIGGER applicants_added AFTER INSERT ON applications WHEN new.job_id IS NOT NULL BEGIN
  INSERT INTO applicant_counts (job_id, employer_id, applications, fresh)
    SELECT id, employer_id, 1, new.state = 'new' FROM jobs WHERE id = new.job_id
    ON CONFLICT DO UPDATE SET applications = applications + 1, fresh = fresh + excluded.fresh;
END;
CREATE TRIGGER applicants_moved AFTER UPDATE OF state, job_id ON applications
WHEN old.state <> new.state OR old.job_id IS NOT new.job_id BEGIN
  UPDATE applicant_counts SET applications = applications - 1, fresh = fresh - (old.state = 'new') WHERE job_id = old.job_id;
  INSERT INTO applicant_counts (job_id, employer_id, applications, fresh)
    SELECT id, employer_id, 1, new.state = 'new' FROM jobs WHERE id = new.job_id
    ON CONFLICT DO UPDATE SET applications = applications + 1, fresh = fresh + excluded.fresh;
END;
CREATE TRIGGER applicants_removed AFTER DELETE ON applications BEGIN
  UPDATE applicant_counts SET applications = applications - 1, fresh = fresh - (old.state = 'new') WHERE job_id = old.job_id;
END;

-- "Is this job still open?": asked by mail and not answered yet. The links' secret is kept as a hash.
CREATE TABLE hiring_checks (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  asked_at INTEGER NOT NULL,
  paused_at INTEGER,
  secret_hash TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX hiring_checks_by_time ON hiring_checks (asked_at);
CREATE INDEX hiring_checks_paused ON hiring_checks (paused_at) WHERE paused_at IS NOT NULL;

-- Whoever confirms, pauses or ends a posting has answered, in whatever way. We pause one after noting it here.
CREATE TRIGGER hiring_check_answered AFTER UPDATE OF status, confirmed_at ON jobs
WHEN new.origin = 'site' AND (old.status <> new.status OR old.confirmed_at <> new.confirmed_at) BEGIN
  DELETE FROM hiring_checks WHERE job_id = new.id AND (new.status NOT IN ('open', 'paused')
    OR new.confirmed_at > old.confirmed_at OR (new.status = 'paused' AND paused_at IS NULL));
END;
