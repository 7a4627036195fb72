-- What search reads. An entry stands here while its posting is open.
--
-- key = day posted (US Eastern Standard Time) << 24 | job id: newest first is key order, "posted since" is a key
-- range, and the job's id is key & 0xffffff. The full-text table has the same keys as rowids.
CREATE TABLE job_index (
  key INTEGER PRIMARY KEY,
  state INTEGER NOT NULL,
  facets INTEGER NOT NULL,
  pay_cents INTEGER,
  lat REAL,
  lon REAL
) STRICT;

-- keys holds one token per filter value (app/jobs/search/index/search-keys.ts), so that one MATCH answers words and filters
-- together. Contentless: the text itself is in jobs and job_details.
CREATE VIRTUAL TABLE jobs_fts USING fts5 (
  title, employer, terms, place, body, keys,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2', prefix = '3'
);
INSERT INTO jobs_fts (jobs_fts, rank) VALUES ('rank', 'bm25(10.0, 4.0, 6.0, 3.0, 1.0, 0.0)');

-- How many open postings share each combination of facet values, for the whole country (scope 0) and per state.
-- Kept by the triggers below in the transaction that changes the entry.
CREATE TABLE facet_counts (
  scope INTEGER NOT NULL,
  facets INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (scope, facets)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER job_index_added AFTER INSERT ON job_index BEGIN
  INSERT INTO facet_counts (scope, facets, postings) VALUES (0, new.facets, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
  INSERT INTO facet_counts (scope, facets, postings) SELECT new.state, new.facets, 1 WHERE new.state <> 0
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER job_index_removed AFTER DELETE ON job_index BEGIN
  DELETE FROM jobs_fts WHERE rowid = old.key;
  UPDATE facet_counts SET postings = postings - 1 WHERE scope IN (0, old.state) AND facets = old.facets;
END;

-- A posting that closes leaves the search in the same statement.
CREATE TRIGGER jobs_closed AFTER UPDATE OF status ON jobs WHEN old.status = 'open' AND new.status <> 'open' BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;
