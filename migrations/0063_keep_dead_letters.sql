-- Messages that a queue gave up, counted by what they were about. Their content is not kept.
CREATE TABLE dead_letters (
  queue TEXT NOT NULL,
  subject TEXT NOT NULL,
  letters INTEGER NOT NULL DEFAULT 1,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (queue, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX dead_letters_by_time ON dead_letters (last_at DESC);
