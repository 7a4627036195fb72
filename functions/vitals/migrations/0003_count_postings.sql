-- How often a posting was opened, and its application form, on a UTC day. Written once for each batch of the queue.
CREATE TABLE posting_days (
  posting TEXT NOT NULL,
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  views INTEGER NOT NULL CHECK (views >= 0),
  starts INTEGER NOT NULL CHECK (starts >= 0),
  PRIMARY KEY (posting, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX posting_days_by_day ON posting_days (day);
