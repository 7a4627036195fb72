-- The search index and the counts are made from the rows and can be made again (app/jobs/search/index/index-build.server.ts).
-- One row: the version that the index was last built for, and how far. Entries up to last_id are of that version.
CREATE TABLE index_build (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version TEXT NOT NULL,
  last_id INTEGER NOT NULL,
  finished_at INTEGER
) STRICT;

-- Open postings of each state (FIPS code; 0 is none). The other two axes of open_counts are sums of this table and of
-- specialty_counts.
CREATE TABLE state_counts (
  state INTEGER PRIMARY KEY,
  postings INTEGER NOT NULL
) STRICT;
INSERT INTO state_counts (state, postings) SELECT state, count(*) FROM job_index GROUP BY state;

DROP TRIGGER job_index_counted;
DROP TRIGGER job_index_uncounted;
DROP TABLE open_counts;
DROP TRIGGER job_index_added;
DROP TRIGGER job_index_removed;

CREATE TRIGGER job_index_added AFTER INSERT ON job_index BEGIN
  INSERT INTO facet_counts (scope, facets, postings) VALUES (0, new.facets, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
  INSERT INTO facet_counts (scope, facets, postings) SELECT new.state, new.facets, 1 WHERE new.state <> 0
    ON CONFLICT DO UPDATE SET postings = postings + 1;
  INSERT INTO state_counts (state, postings) VALUES (new.state, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER job_index_removed AFTER DELETE ON job_index BEGIN
  DELETE FROM jobs_fts WHERE rowid = old.key;
  UPDATE facet_counts SET postings = postings - 1 WHERE scope IN (0, old.state) AND facets = old.facets;
  UPDATE state_counts SET postings = postings - 1 WHERE state = old.state;
END;

-- An entry is replaced in place, and most of the time its counts stay.
CREATE TRIGGER job_index_changed AFTER UPDATE OF state, facets ON job_index
WHEN old.state <> new.state OR old.facets <> new.facets BEGIN
  UPDATE facet_counts SET postings = postings - 1 WHERE scope IN (0, old.state) AND facets = old.facets;
  UPDATE state_counts SET postings = postings - 1 WHERE state = old.state;
  INSERT INTO facet_counts (scope, facets, postings) VALUES (0, new.facets, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
  INSERT INTO facet_counts (scope, facets, postings) SELECT new.state, new.facets, 1 WHERE new.state <> 0
    ON CONFLICT DO UPDATE SET postings = postings + 1;
  INSERT INTO state_counts (state, postings) VALUES (new.state, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

-- The key holds the day posted, so an entry under the old day would never be found again.
CREATE TRIGGER jobs_redated AFTER UPDATE OF posted_at ON jobs
WHEN (old.posted_at - 18000000) / 86400000 <> (new.posted_at - 18000000) / 86400000 BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;
