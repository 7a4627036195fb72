-- The jobs that a person saved, and those that she removed, so that a device which still has one forgets it too.
CREATE TABLE saved_jobs (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  saved_at INTEGER NOT NULL,
  removed_at INTEGER CHECK (removed_at >= saved_at),
  PRIMARY KEY (user_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_jobs_newest ON saved_jobs (user_id, saved_at DESC, job_id DESC) WHERE removed_at IS NULL;
CREATE INDEX saved_jobs_removed ON saved_jobs (user_id, removed_at DESC) WHERE removed_at IS NOT NULL;
CREATE INDEX saved_jobs_by_job ON saved_jobs (job_id);
