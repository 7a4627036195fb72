-- What an admin decided about a posting that waited, with what it said then, so that the next reading shows what changed.
CREATE TABLE posting_reviews (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  decision TEXT NOT NULL CHECK (decision IN ('approve', 'reject')),
  reason TEXT CHECK (length(reason) <= 1000),
  content TEXT NOT NULL CHECK (json_valid(content)),
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX posting_reviews_by_job ON posting_reviews (job_id, id DESC);

-- What visitors say is wrong with a posting. An email address is given only to hear what came of it, and erased then.
CREATE TABLE job_reports (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('not-open', 'wrong-pay', 'scam', 'discriminates', 'other')),
  details TEXT NOT NULL DEFAULT '' CHECK (length(details) <= 2000),
  email TEXT CHECK (length(email) <= 254),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'dismissed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX job_reports_by_state ON job_reports (state, created_at, id);
CREATE INDEX job_reports_by_job ON job_reports (job_id, state, id);
CREATE INDEX employers_newest ON employers (created_at DESC, id DESC);
