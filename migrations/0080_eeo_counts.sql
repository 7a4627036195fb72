-- Whether a company asks the voluntary questions of federal forms.
ALTER TABLE employers ADD COLUMN asks_eeo INTEGER NOT NULL DEFAULT 0 CHECK (asks_eeo IN (0, 1));

-- How many gave each answer in a month. Nothing here leads to an application, a posting or a person.
CREATE TABLE eeo_counts (
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  question TEXT NOT NULL CHECK (question IN ('sex', 'race', 'veteran', 'disability')),
  answer TEXT NOT NULL CHECK (length(answer) BETWEEN 1 AND 20),
  people INTEGER NOT NULL CHECK (people > 0),
  PRIMARY KEY (employer_id, month, question, answer)
) STRICT, WITHOUT ROWID;
