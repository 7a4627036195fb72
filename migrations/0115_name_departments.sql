-- The company's own word for where a posting belongs. No visitor sees it.
CREATE TABLE posting_departments (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60)
) STRICT;
CREATE INDEX posting_departments_by_name ON posting_departments (employer_id, name);
ALTER TABLE memberships ADD COLUMN department TEXT CHECK (length(department) BETWEEN 1 AND 60);
