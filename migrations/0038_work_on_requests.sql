-- A request ends as won or lost. "closed" stays for a message that only needed an answer, and for what was closed before.
ALTER TABLE hire_requests ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
  CHECK (stage IN ('new', 'contacted', 'won', 'lost', 'closed'));
UPDATE hire_requests SET stage = status;
DROP INDEX hire_requests_by_status;
ALTER TABLE hire_requests DROP COLUMN status;
ALTER TABLE hire_requests RENAME COLUMN stage TO status;
CREATE INDEX hire_requests_by_status ON hire_requests (status, created_at DESC, id DESC);

ALTER TABLE contacts ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
  CHECK (stage IN ('new', 'contacted', 'won', 'lost', 'closed'));
UPDATE contacts SET stage = status;
DROP INDEX contacts_by_status;
ALTER TABLE contacts DROP COLUMN status;
ALTER TABLE contacts RENAME COLUMN stage TO status;
CREATE INDEX contacts_by_status ON contacts (status, created_at DESC, id DESC);

-- Who of us works on it, and the company that was made of it.
ALTER TABLE hire_requests ADD COLUMN assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE hire_requests ADD COLUMN employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL;
ALTER TABLE contacts ADD COLUMN assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX hire_requests_by_assignee ON hire_requests (assigned_to, created_at DESC, id DESC);
CREATE INDEX hire_requests_by_assignee_status ON hire_requests (assigned_to, status, created_at DESC, id DESC);
CREATE INDEX contacts_by_assignee ON contacts (assigned_to, created_at DESC, id DESC);
CREATE INDEX contacts_by_assignee_status ON contacts (assigned_to, status, created_at DESC, id DESC);
CREATE INDEX hire_requests_by_employer ON hire_requests (employer_id) WHERE employer_id IS NOT NULL;

-- What was done about a request, oldest first. Written in the batch of what was done.
CREATE TABLE request_events (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('hire_request', 'contact')),
  request_id INTEGER NOT NULL,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  event TEXT NOT NULL CHECK (event IN ('status', 'assigned', 'note', 'answer', 'company')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE
) STRICT;
CREATE INDEX request_events_by_request ON request_events (kind, request_id, id);
CREATE TRIGGER hire_requests_forgotten AFTER DELETE ON hire_requests BEGIN
  DELETE FROM request_events WHERE kind = 'hire_request' AND request_id = old.id;
END;
CREATE TRIGGER contacts_forgotten AFTER DELETE ON contacts BEGIN
  DELETE FROM request_events WHERE kind = 'contact' AND request_id = old.id;
END;

CREATE INDEX users_admins ON users (id) WHERE role = 'admin';
