-- A company's own words for its applicants. One that nobody has goes.
CREATE TABLE applicant_tags (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 30)
) STRICT;
CREATE UNIQUE INDEX applicant_tags_by_name ON applicant_tags (employer_id, name COLLATE NOCASE);

CREATE TABLE application_tags (
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  tag_id INTEGER NOT NULL REFERENCES applicant_tags (id) ON DELETE CASCADE,
  PRIMARY KEY (application_id, tag_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX application_tags_by_tag ON application_tags (tag_id, application_id);
