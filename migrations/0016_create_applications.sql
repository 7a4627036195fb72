-- What people sent for a posting, with the posting's title and employer as they were then: a copy that later edits leave
-- alone. user_id is NULL for somebody signed out. state is where the person stands with the employer; desk_status says
-- whether our desk has dealt with it, as for contacts. Moved rows keep their ids, which the audit log names.
CREATE TABLE applications (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  job_id INTEGER REFERENCES jobs (id) ON DELETE SET NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  state TEXT NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'in-review', 'interview', 'offer', 'hired', 'not-selected', 'withdrawn')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  message TEXT NOT NULL,
  source TEXT,
  job_title TEXT NOT NULL,
  employer_name TEXT NOT NULL,
  desk_status TEXT NOT NULL DEFAULT 'new' CHECK (desk_status IN ('new', 'contacted', 'closed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX applications_newest ON applications (created_at DESC, id DESC);
CREATE INDEX applications_by_desk_status ON applications (desk_status, created_at DESC, id DESC);
CREATE INDEX applications_by_job ON applications (job_id, created_at DESC);
CREATE INDEX applications_by_user ON applications (user_id, created_at DESC);

-- Append-only: what happened to an application. actor_id is NULL for the applicant who was signed out.
CREATE TABLE application_events (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'desk-status', 'state')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX application_events_by_application ON application_events (application_id, id);

INSERT INTO applications (id, public_id, job_id, first_name, last_name, email, phone, message, source, job_title,
    employer_name, desk_status, idempotency_key, created_at, updated_at)
  SELECT c.id, c.public_id, c.job_id, c.first_name, c.last_name, c.email, c.phone, c.message, c.source,
    coalesce(c.position, j.title, ''), coalesce(c.company, e.name, ''), c.status, c.idempotency_key, c.created_at, c.updated_at
  FROM contacts c LEFT JOIN jobs j ON j.id = c.job_id LEFT JOIN employers e ON e.id = j.employer_id
  WHERE c.kind = 'job';
INSERT INTO application_events (application_id, kind, at) SELECT id, 'sent', created_at FROM applications ORDER BY id;
INSERT INTO application_events (application_id, actor_id, kind, detail, at)
  SELECT a.id, l.actor_id, 'desk-status', l.detail, l.at FROM audit_log l
  JOIN applications a ON l.subject = 'contact:' || a.id WHERE l.action = 'contact.status' ORDER BY l.id;
UPDATE audit_log SET action = 'application.status', subject = replace(subject, 'contact:', 'application:')
  WHERE action = 'contact.status' AND subject IN (SELECT 'contact:' || id FROM applications);

-- SQLite cannot change a CHECK: the table is copied, now for messages to us alone.
CREATE TABLE new_contacts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'employer')),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  specialty TEXT,
  message TEXT NOT NULL,
  source TEXT,
  company TEXT,
  position TEXT,
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'closed')),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
INSERT INTO new_contacts
  SELECT id, public_id, kind, first_name, last_name, email, phone, specialty, message, source, company, position, status,
    idempotency_key, created_at, updated_at
  FROM contacts WHERE kind != 'job';
DROP TABLE contacts;
ALTER TABLE new_contacts RENAME TO contacts;
CREATE INDEX contacts_newest ON contacts (created_at DESC, id DESC);
CREATE INDEX contacts_by_status ON contacts (status, created_at DESC, id DESC);
