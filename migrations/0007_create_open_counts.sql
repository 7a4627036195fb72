-- How many postings are open in the whole country (code 0), in each state (FIPS code; 0 is none) and of each profession:
-- a hundred rows, where facet_counts has one for each combination. Kept by the triggers below in the transaction that
-- changes the entry.
CREATE TABLE open_counts (
  axis TEXT NOT NULL CHECK (axis IN ('country', 'state', 'profession')),
  code INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (axis, code)
) STRICT, WITHOUT ROWID;

INSERT INTO open_counts (axis, code, postings)
SELECT 'country', 0, count(*) FROM job_index
UNION ALL SELECT 'state', state, count(*) FROM job_index GROUP BY state
UNION ALL SELECT 'profession', facets & 127, count(*) FROM job_index GROUP BY facets & 127;

CREATE TRIGGER job_index_counted AFTER INSERT ON job_index BEGIN
  INSERT INTO open_counts (axis, code, postings)
    VALUES ('country', 0, 1), ('state', new.state, 1), ('profession', new.facets & 127, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER job_index_uncounted AFTER DELETE ON job_index BEGIN
  UPDATE open_counts SET postings = postings - 1
    WHERE (axis, code) IN (VALUES ('country', 0), ('state', old.state), ('profession', old.facets & 127));
END;
