-- Who acts for which employer. Each viewer is read with theirs, so the table is looked up by person.
CREATE TABLE memberships (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'reviewer')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, employer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX memberships_by_employer ON memberships (employer_id, role);
INSERT INTO memberships SELECT user_id, employer_id, role, created_at FROM employer_members;
DROP TABLE employer_members;
