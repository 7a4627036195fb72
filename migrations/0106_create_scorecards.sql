-- What a company rates its applicants by, as a JSON list. Companies without a row use the site's.
CREATE TABLE scorecard_criteria (
  employer_id INTEGER PRIMARY KEY REFERENCES employers (id) ON DELETE CASCADE,
  names TEXT NOT NULL CHECK (json_array_length(names) BETWEEN 3 AND 8)
) STRICT;

-- What someone of the team thinks of an applicant. Colleagues read it once they sent theirs.
CREATE TABLE scorecards (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('strong-yes', 'yes', 'no', 'strong-no')),
  -- JSON: [["Clinical skills", 3], ...], by the criteria of that day, from 1 to 4.
  ratings TEXT NOT NULL,
  note TEXT NOT NULL CHECK (length(note) <= 5000),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX scorecards_by_author ON scorecards (application_id, author_id);
CREATE INDEX scorecards_of_author ON scorecards (author_id);
