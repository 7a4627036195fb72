-- A company's own texts to start an answer from, with the marks that are filled for each applicant.
CREATE TABLE answer_texts (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 5000)
) STRICT;
CREATE UNIQUE INDEX answer_texts_by_name ON answer_texts (employer_id, name COLLATE NOCASE);

-- Why the company did not select someone, for itself: applicants never read it.
ALTER TABLE applications ADD COLUMN end_reason TEXT;
