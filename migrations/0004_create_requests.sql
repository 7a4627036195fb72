-- What employers and visitors send us. Stored first; mail follows from the outbox.
CREATE TABLE contacts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'employer', 'job')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  specialty TEXT,
  message TEXT NOT NULL,
  source TEXT,
  company TEXT,
  position TEXT,
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'closed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contacts_newest ON contacts (created_at DESC, id DESC);
CREATE INDEX contacts_by_status ON contacts (status, created_at DESC, id DESC);
CREATE INDEX contacts_by_job ON contacts (job_id);

CREATE TABLE hire_requests (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  company TEXT NOT NULL,
  details TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'closed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX hire_requests_newest ON hire_requests (created_at DESC, id DESC);
CREATE INDEX hire_requests_by_status ON hire_requests (status, created_at DESC, id DESC);

CREATE TABLE attachments (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  hire_request_id INTEGER NOT NULL REFERENCES hire_requests (id) ON DELETE CASCADE,
  r2_key TEXT NOT NULL UNIQUE,
  file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size_bytes INTEGER NOT NULL CHECK (size_bytes > 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attachments_by_request ON attachments (hire_request_id);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  reply_to TEXT,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  sent_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL;
CREATE INDEX outbox_by_time ON outbox (created_at);
