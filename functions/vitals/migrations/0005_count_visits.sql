-- What a UTC hour's page views add up to, as {"views": 7, "views.route /jobs": 3}. A batch of the queue writes one row,
-- whatever is in it. `searches` has [words, visitor, found nothing] of each search until the day's roll-up. When it is
-- long, the hour goes on in another part.
CREATE TABLE visit_hours (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  part INTEGER NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  searches TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(searches)),
  PRIMARY KEY (day, hour, part)
) STRICT, WITHOUT ROWID;

-- The same by day, with the postings that were opened most, and by week, which `day` begins: a Monday.
CREATE TABLE visit_days (
  day TEXT PRIMARY KEY,
  counts TEXT NOT NULL CHECK (json_valid(counts))
) STRICT, WITHOUT ROWID;
CREATE TABLE visit_weeks (
  day TEXT PRIMARY KEY,
  counts TEXT NOT NULL CHECK (json_valid(counts))
) STRICT, WITHOUT ROWID;

-- Words that enough visits searched for, and how many visits found nothing with them.
CREATE TABLE search_days (
  day TEXT NOT NULL,
  words TEXT NOT NULL,
  visits INTEGER NOT NULL CHECK (visits > 0),
  misses INTEGER NOT NULL CHECK (misses BETWEEN 0 AND visits),
  PRIMARY KEY (day, words)
) STRICT, WITHOUT ROWID;

-- What led to the visit: another site's host, a campaign, or '' for neither. Only a page view says it.
ALTER TABLE visitor_counts ADD COLUMN source TEXT;
