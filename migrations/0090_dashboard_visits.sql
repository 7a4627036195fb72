-- When a clinician last came to the dashboard, and the time before that: what was posted since then is new to her.
CREATE TABLE dashboard_visits (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  visited_at INTEGER NOT NULL,
  before_at INTEGER
) STRICT;

-- Pages of a person's own applications go on behind the last one read, also where two were sent in one moment.
DROP INDEX applications_by_user;
CREATE INDEX applications_by_user ON applications (user_id, created_at DESC, id DESC);
