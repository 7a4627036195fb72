-- Applications on employers' own sites, which we cannot see: the person says so.
CREATE TABLE applied_elsewhere (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, job)
) STRICT, WITHOUT ROWID;
CREATE INDEX applied_elsewhere_by_job ON applied_elsewhere (job);
