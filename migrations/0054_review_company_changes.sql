-- A company's new name, website or description that waits for us, while the old one serves. "before" and "after" have the
-- fields that change.
CREATE TABLE company_changes (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  asked_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn')),
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  reason TEXT CHECK (length(reason) <= 1000),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE UNIQUE INDEX company_changes_pending ON company_changes (employer_id) WHERE state = 'pending';
CREATE INDEX company_changes_by_employer ON company_changes (employer_id, id DESC);
CREATE INDEX company_changes_by_state ON company_changes (state, created_at);
