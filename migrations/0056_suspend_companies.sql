-- We suspend a company: none of its postings is open, and its people cannot open one.
ALTER TABLE employers ADD COLUMN suspended_at INTEGER;
ALTER TABLE employers ADD COLUMN suspended_reason TEXT CHECK (length(suspended_reason) <= 300);

-- A company whose owners are all suspended is held as if it were suspended itself.
CREATE VIEW held_employers AS SELECT e.id FROM employers e WHERE e.suspended_at IS NOT NULL OR (
  EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = e.id AND m.role = 'owner')
  AND NOT EXISTS (SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.employer_id = e.id AND m.role = 'owner' AND u.suspended_at IS NULL));

CREATE TRIGGER jobs_held_opening BEFORE UPDATE OF status, employer_id ON jobs
WHEN new.status = 'open' AND (old.status <> 'open' OR old.employer_id <> new.employer_id)
  AND EXISTS (SELECT 1 FROM held_employers h WHERE h.id = new.employer_id) BEGIN
  SELECT RAISE(ABORT, 'The company is suspended.');
END;
CREATE TRIGGER jobs_held_open BEFORE INSERT ON jobs
WHEN new.status = 'open' AND EXISTS (SELECT 1 FROM held_employers h WHERE h.id = new.employer_id) BEGIN
  SELECT RAISE(ABORT, 'The company is suspended.');
END;

-- The address of a company that became part of another. former_id is its id in the audit log.
CREATE TABLE employer_slugs (
  slug TEXT PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  former_id INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX employer_slugs_by_employer ON employer_slugs (employer_id, former_id);

-- What operators write for each other about a company. Its people never see it.
CREATE TABLE employer_notes (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  text TEXT NOT NULL CHECK (length(text) <= 5000),
  idempotency_key TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_notes_by_employer ON employer_notes (employer_id, id DESC);
CREATE INDEX posting_drafts_by_employer ON posting_drafts (employer_id) WHERE employer_id IS NOT NULL;
CREATE INDEX invitations_by_employer ON invitations (employer_id);
