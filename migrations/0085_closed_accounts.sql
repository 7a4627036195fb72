-- An account that its owner deleted is closed for 30 days, in which logging in or a mailed link opens it again.
ALTER TABLE users ADD COLUMN closed_at INTEGER;
-- Of the secret of the mailed link.
ALTER TABLE users ADD COLUMN reopen_hash TEXT;
ALTER TABLE users ADD COLUMN reopened_at INTEGER;
CREATE INDEX users_closed ON users (closed_at) WHERE closed_at IS NOT NULL;
CREATE UNIQUE INDEX users_by_reopen ON users (reopen_hash) WHERE reopen_hash IS NOT NULL;

-- Mails about the account itself go out while it is closed, and no other.
ALTER TABLE outbox ADD COLUMN is_of_account INTEGER NOT NULL DEFAULT 0 CHECK (is_of_account IN (0, 1));

-- Applications of closed accounts, which belong to no posting and no employer meanwhile.
CREATE TABLE withheld_applications (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL,
  is_for_desk INTEGER NOT NULL
) STRICT;
CREATE INDEX withheld_applications_by_user ON withheld_applications (user_id);
CREATE INDEX withheld_applications_by_job ON withheld_applications (job_id);
CREATE INDEX withheld_applications_by_employer ON withheld_applications (employer_id);

CREATE TRIGGER users_closed AFTER UPDATE OF closed_at ON users
WHEN old.closed_at IS NULL AND new.closed_at IS NOT NULL BEGIN
  INSERT INTO withheld_applications (application_id, user_id, job_id, employer_id, is_for_desk)
    SELECT id, new.id, job_id, employer_id, is_for_desk FROM applications
    WHERE user_id = new.id OR (user_id IS NULL AND lower(email) = new.email AND new.email_verified_at IS NOT NULL);
  UPDATE applications SET job_id = NULL, employer_id = NULL, is_for_desk = 0
    WHERE id IN (SELECT application_id FROM withheld_applications WHERE user_id = new.id);
END;
-- Someone who applied again meanwhile keeps the newer application with the posting.
CREATE TRIGGER users_reopened AFTER UPDATE OF closed_at ON users
WHEN old.closed_at IS NOT NULL AND new.closed_at IS NULL BEGIN
  UPDATE OR IGNORE applications SET job_id = w.job_id, employer_id = w.employer_id, is_for_desk = w.is_for_desk
    FROM withheld_applications w WHERE w.application_id = applications.id AND w.user_id = new.id;
  DELETE FROM withheld_applications WHERE user_id = new.id;
END;
CREATE TRIGGER sessions_reopen AFTER INSERT ON sessions
WHEN (SELECT closed_at FROM users WHERE id = new.user_id) IS NOT NULL BEGIN
  UPDATE users SET closed_at = NULL, reopen_hash = NULL, reopened_at = new.created_at WHERE id = new.user_id;
END;
