-- Postings of each week posted and profession ('' is none), whether still open or closed since, and how many of them
-- state pay. Drafts and removed ones are left out. Weeks begin on Monday in Eastern Standard Time, and week 0 holds
-- January 1, 1970. A page about twelve weeks reads a few hundred rows and not each posting.
CREATE TABLE week_counts (
  week INTEGER NOT NULL,
  profession TEXT NOT NULL,
  postings INTEGER NOT NULL,
  with_pay INTEGER NOT NULL,
  PRIMARY KEY (week, profession)
) STRICT, WITHOUT ROWID;

INSERT INTO week_counts (week, profession, postings, with_pay)
SELECT ((posted_at - 18000000) / 86400000 + 3) / 7, ifnull(profession, ''), count(*),
  sum(ifnull(salary_min_cents, salary_max_cents) IS NOT NULL)
FROM jobs WHERE status NOT IN ('draft', 'removed') GROUP BY 1, 2;

CREATE TRIGGER jobs_week_new AFTER INSERT ON jobs WHEN new.status NOT IN ('draft', 'removed') BEGIN
  INSERT INTO week_counts (week, profession, postings, with_pay)
    VALUES (((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL)
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;

CREATE TRIGGER jobs_week_changed
AFTER UPDATE OF status, profession, posted_at, salary_min_cents, salary_max_cents ON jobs
WHEN (old.status IN ('draft', 'removed')) <> (new.status IN ('draft', 'removed'))
  OR (new.status NOT IN ('draft', 'removed') AND (old.profession IS NOT new.profession
    OR ((old.posted_at - 18000000) / 86400000 + 3) / 7 <> ((new.posted_at - 18000000) / 86400000 + 3) / 7
    OR (ifnull(old.salary_min_cents, old.salary_max_cents) IS NULL)
      <> (ifnull(new.salary_min_cents, new.salary_max_cents) IS NULL))) BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE old.status NOT IN ('draft', 'removed')
      AND week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
  INSERT INTO week_counts (week, profession, postings, with_pay)
    SELECT ((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL
    WHERE new.status NOT IN ('draft', 'removed')
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;

CREATE TRIGGER jobs_week_removed AFTER DELETE ON jobs WHEN old.status NOT IN ('draft', 'removed') BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
END;

-- Open postings of each profession (its code; 0 is none) in each state (FIPS code; 0 is none), so that a table of the
-- states for one profession reads 52 rows.
CREATE TABLE profession_counts (
  profession INTEGER NOT NULL,
  state INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, state)
) STRICT, WITHOUT ROWID;

INSERT INTO profession_counts (profession, state, postings)
SELECT facets & 127, state, count(*) FROM job_index GROUP BY 1, 2;

CREATE TRIGGER job_index_profession_added AFTER INSERT ON job_index BEGIN
  INSERT INTO profession_counts (profession, state, postings) VALUES (new.facets & 127, new.state, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER job_index_profession_removed AFTER DELETE ON job_index BEGIN
  UPDATE profession_counts SET postings = postings - 1 WHERE profession = old.facets & 127 AND state = old.state;
END;

CREATE TRIGGER job_index_profession_changed AFTER UPDATE OF state, facets ON job_index
WHEN old.state <> new.state OR old.facets & 127 <> new.facets & 127 BEGIN
  UPDATE profession_counts SET postings = postings - 1 WHERE profession = old.facets & 127 AND state = old.state;
  INSERT INTO profession_counts (profession, state, postings) VALUES (new.facets & 127, new.state, 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
