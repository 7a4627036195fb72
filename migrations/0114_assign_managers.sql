-- A hiring manager is a reviewer who sees only the postings assigned to them: whatever asks `role` what someone may change
-- finds that it is nothing.
ALTER TABLE memberships ADD COLUMN is_manager INTEGER NOT NULL DEFAULT 0
  CHECK (is_manager = 0 OR (is_manager = 1 AND role = 'reviewer'));
-- Whether the owner lets a hiring manager see email, phone, links and files of applicants.
ALTER TABLE memberships ADD COLUMN sees_contact INTEGER NOT NULL DEFAULT 0 CHECK (sees_contact IN (0, 1));
ALTER TABLE invitations ADD COLUMN is_manager INTEGER NOT NULL DEFAULT 0
  CHECK (is_manager = 0 OR (is_manager = 1 AND role = 'reviewer'));

CREATE TABLE posting_managers (
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (job_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX posting_managers_by_user ON posting_managers (user_id, job_id);

CREATE TRIGGER memberships_unmanaged AFTER DELETE ON memberships BEGIN
  DELETE FROM posting_managers WHERE user_id = old.user_id
    AND job_id IN (SELECT id FROM jobs WHERE employer_id = old.employer_id);
END;
CREATE TRIGGER memberships_changed AFTER UPDATE OF is_manager ON memberships WHEN new.is_manager <> old.is_manager BEGIN
  DELETE FROM posting_managers WHERE user_id = new.user_id AND new.is_manager = 0
    AND job_id IN (SELECT id FROM jobs WHERE employer_id = new.employer_id);
  UPDATE applications SET assigned_to = NULL
    WHERE employer_id = new.employer_id AND assigned_to = new.user_id AND new.is_manager = 1;
END;
