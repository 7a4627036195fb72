-- job_index.facets gets a bit for each offer that the filters of the job search count, above its 19 bits of facets
-- (app/jobs/search/index/search-keys.ts). facet_counts keeps its rows, one for each combination of facets, and says how many
-- of a row's postings make each offer. Entries written before this have no such bit; building the index anew, which
-- its new version brings about, gives it to them, and the trigger below then counts it.
ALTER TABLE facet_counts ADD COLUMN visa INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facet_counts ADD COLUMN new_graduate INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facet_counts ADD COLUMN sign_on INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facet_counts ADD COLUMN loan_repayment INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facet_counts ADD COLUMN seven_on INTEGER NOT NULL DEFAULT 0;
ALTER TABLE facet_counts ADD COLUMN direct INTEGER NOT NULL DEFAULT 0;

DROP TRIGGER job_index_added;
DROP TRIGGER job_index_removed;
DROP TRIGGER job_index_changed;

CREATE TRIGGER job_index_added AFTER INSERT ON job_index BEGIN
  INSERT INTO facet_counts (scope, facets, postings, visa, new_graduate, sign_on, loan_repayment, seven_on, direct)
    SELECT s.scope, new.facets & 524287, 1, new.facets >> 19 & 1, new.facets >> 20 & 1, new.facets >> 21 & 1,
      new.facets >> 22 & 1, new.facets >> 23 & 1, new.facets >> 24 & 1
    FROM (SELECT 0 AS scope UNION ALL SELECT new.state WHERE new.state <> 0) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1, visa = visa + excluded.visa,
      new_graduate = new_graduate + excluded.new_graduate, sign_on = sign_on + excluded.sign_on,
      loan_repayment = loan_repayment + excluded.loan_repayment, seven_on = seven_on + excluded.seven_on,
      direct = direct + excluded.direct;
  INSERT INTO state_counts (state, postings) VALUES (new.state, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER job_index_removed AFTER DELETE ON job_index BEGIN
  DELETE FROM jobs_fts WHERE rowid = old.key;
  UPDATE facet_counts SET postings = postings - 1, visa = visa - (old.facets >> 19 & 1),
    new_graduate = new_graduate - (old.facets >> 20 & 1), sign_on = sign_on - (old.facets >> 21 & 1),
    loan_repayment = loan_repayment - (old.facets >> 22 & 1), seven_on = seven_on - (old.facets >> 23 & 1),
    direct = direct - (old.facets >> 24 & 1)
    WHERE scope IN (0, old.state) AND facets = old.facets & 524287;
  UPDATE state_counts SET postings = postings - 1 WHERE state = old.state;
END;

-- An entry is replaced in place, and most of the time its counts stay.
CREATE TRIGGER job_index_changed AFTER UPDATE OF state, facets ON job_index
WHEN old.state <> new.state OR old.facets <> new.facets BEGIN
  UPDATE facet_counts SET postings = postings - 1, visa = visa - (old.facets >> 19 & 1),
    new_graduate = new_graduate - (old.facets >> 20 & 1), sign_on = sign_on - (old.facets >> 21 & 1),
    loan_repayment = loan_repayment - (old.facets >> 22 & 1), seven_on = seven_on - (old.facets >> 23 & 1),
    direct = direct - (old.facets >> 24 & 1)
    WHERE scope IN (0, old.state) AND facets = old.facets & 524287;
  UPDATE state_counts SET postings = postings - 1 WHERE state = old.state;
  INSERT INTO facet_counts (scope, facets, postings, visa, new_graduate, sign_on, loan_repayment, seven_on, direct)
    SELECT s.scope, new.facets & 524287, 1, new.facets >> 19 & 1, new.facets >> 20 & 1, new.facets >> 21 & 1,
      new.facets >> 22 & 1, new.facets >> 23 & 1, new.facets >> 24 & 1
    FROM (SELECT 0 AS scope UNION ALL SELECT new.state WHERE new.state <> 0) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1, visa = visa + excluded.visa,
      new_graduate = new_graduate + excluded.new_graduate, sign_on = sign_on + excluded.sign_on,
      loan_repayment = loan_repayment + excluded.loan_repayment, seven_on = seven_on + excluded.seven_on,
      direct = direct + excluded.direct;
  INSERT INTO state_counts (state, postings) VALUES (new.state, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
