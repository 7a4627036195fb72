-- A company that leaves its postings out of the files for job sites.
ALTER TABLE employers ADD COLUMN leaves_job_sites INTEGER NOT NULL DEFAULT 0 CHECK (leaves_job_sites IN (0, 1));
-- The files for job sites are to be written anew, though the sitemap's stays as it is.
ALTER TABLE posting_files ADD COLUMN feeds_due INTEGER NOT NULL DEFAULT 0 CHECK (feeds_due IN (0, 1));

-- Which family of programs fetched a file for job sites, and on which day last: "2026-11-29". Nobody's address.
CREATE TABLE feed_fetches (
  feed TEXT NOT NULL,
  reader TEXT NOT NULL,
  day TEXT NOT NULL,
  -- Of a file that is made when it is asked for.
  hash TEXT,
  bytes INTEGER,
  PRIMARY KEY (feed, reader)
) STRICT, WITHOUT ROWID;
CREATE INDEX feed_fetches_by_day ON feed_fetches (day);
