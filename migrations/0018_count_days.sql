-- Open postings of each day posted (the key's upper bits), so that a page which tells how many are new today reads one
-- row and not each of them.
CREATE TABLE day_counts (
  day INTEGER PRIMARY KEY,
  postings INTEGER NOT NULL
) STRICT;
INSERT INTO day_counts (day, postings) SELECT key / 16777216, count(*) FROM job_index GROUP BY 1;

CREATE TRIGGER job_index_day_added AFTER INSERT ON job_index BEGIN
  INSERT INTO day_counts (day, postings) VALUES (new.key / 16777216, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER job_index_day_removed AFTER DELETE ON job_index BEGIN
  UPDATE day_counts SET postings = postings - 1 WHERE day = old.key / 16777216;
END;
