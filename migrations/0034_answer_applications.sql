-- Each application belongs to a company, which lists, notes, assigns and answers it. answered_at is the first answer
-- through the site.
ALTER TABLE applications ADD COLUMN employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL;
ALTER TABLE applications ADD COLUMN assigned_to INTEGER REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE applications ADD COLUMN answered_at INTEGER;
UPDATE applications SET employer_id = (SELECT j.employer_id FROM jobs j WHERE j.id = applications.job_id);

DROP INDEX applications_by_job;
CREATE INDEX applications_by_job ON applications (job_id, created_at DESC, id DESC);
CREATE INDEX applications_by_job_state ON applications (job_id, state, created_at DESC, id DESC);
CREATE INDEX applications_by_employer ON applications (employer_id, created_at DESC, id DESC);
CREATE INDEX applications_by_employer_state ON applications (employer_id, state, created_at DESC, id DESC);
CREATE INDEX applications_by_assignee ON applications (employer_id, assigned_to, created_at DESC, id DESC);
CREATE INDEX applications_waiting ON applications (employer_id, created_at, id)
  WHERE answered_at IS NULL AND state IN ('new', 'in-review');

-- Somebody who leaves a company has nothing there assigned any more.
CREATE TRIGGER memberships_unassigned AFTER DELETE ON memberships BEGIN
  UPDATE applications SET assigned_to = NULL WHERE employer_id = old.employer_id AND assigned_to = old.user_id;
END;

-- What a company's members write for each other. The applicant never sees it.
CREATE TABLE application_notes (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  text TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX application_notes_by_application ON application_notes (application_id, id);

-- SQLite cannot change a CHECK: the table, which no other refers to, is copied. detail: {from, to} of a state, {to} of an
-- assignment, {template, subject, text} of an answer, whose key keeps a second click from sending it again.
CREATE TABLE new_application_events (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('sent', 'desk-status', 'state', 'answer', 'assigned')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL,
  idempotency_key TEXT UNIQUE
) STRICT;
INSERT INTO new_application_events SELECT id, application_id, actor_id, kind, detail, at, NULL FROM application_events;
DROP TABLE application_events;
ALTER TABLE new_application_events RENAME TO application_events;
CREATE INDEX application_events_by_application ON application_events (application_id, id);

-- The search knows the company of each text, so that a company's search reads its own only.
DROP TRIGGER applications_worded;
DROP TRIGGER applications_reworded;
DROP TRIGGER applications_unworded;
DROP VIEW applications_words;
DROP TABLE applications_fts;
CREATE VIRTUAL TABLE applications_fts USING fts5 (
  words, digits, company, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIEW applications_words AS SELECT id,
  first_name || ' ' || last_name || ' ' || email || ' ' || employer_name || ' ' || job_title || ' ' || message AS words,
  substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) AS digits,
  'company' || employer_id AS company
  FROM applications;
INSERT INTO applications_fts (rowid, words, digits, company) SELECT id, words, digits, company FROM applications_words;
CREATE TRIGGER applications_worded AFTER INSERT ON applications BEGIN
  INSERT INTO applications_fts (rowid, words, digits, company)
    SELECT id, words, digits, company FROM applications_words WHERE id = new.id;
END;
CREATE TRIGGER applications_reworded
AFTER UPDATE OF first_name, last_name, email, phone, employer_id, employer_name, job_title, message ON applications BEGIN
  DELETE FROM applications_fts WHERE rowid = old.id;
  INSERT INTO applications_fts (rowid, words, digits, company)
    SELECT id, words, digits, company FROM applications_words WHERE id = new.id;
END;
CREATE TRIGGER applications_unworded AFTER DELETE ON applications BEGIN
  DELETE FROM applications_fts WHERE rowid = old.id;
END;
