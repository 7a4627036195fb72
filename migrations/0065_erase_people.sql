-- What an erasure found, and when it began and ended: {reason, startedAt, finishedAt, found, employers}.
ALTER TABLE data_requests ADD COLUMN erasure TEXT CHECK (json_valid(erasure));

-- Somebody without an account is found by email address.
CREATE INDEX applications_by_person ON applications (lower(email));
CREATE INDEX contacts_by_person ON contacts (lower(email));
CREATE INDEX hire_requests_by_person ON hire_requests (lower(email));
CREATE INDEX job_reports_by_person ON job_reports (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX invitations_by_person ON invitations (lower(email));
CREATE INDEX data_requests_by_person ON data_requests (lower(email));
