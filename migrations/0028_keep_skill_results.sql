-- What a person rated on a skills checklist, one row a checklist: the newest. ratings holds the items' texts as they were
-- asked, so that a result stays readable when the checklist changes.
CREATE TABLE skill_results (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  checklist TEXT NOT NULL,
  version INTEGER NOT NULL,
  ratings TEXT NOT NULL CHECK (json_valid(ratings) AND length(ratings) <= 32768),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, checklist)
) STRICT, WITHOUT ROWID;
