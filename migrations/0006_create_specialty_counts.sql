-- How many open postings share a profession and a specialty; '' where a posting names none. Kept by the triggers below
-- in the statement that changes the posting, so that a page about hundreds of specialties reads a few hundred rows.
CREATE TABLE specialty_counts (
  profession TEXT NOT NULL,
  specialty TEXT NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, specialty)
) STRICT, WITHOUT ROWID;

INSERT INTO specialty_counts (profession, specialty, postings)
SELECT ifnull(profession, ''), ifnull(specialty, ''), count(*) FROM jobs WHERE status = 'open' GROUP BY 1, 2;

CREATE TRIGGER jobs_counted_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO specialty_counts (profession, specialty, postings)
    VALUES (ifnull(new.profession, ''), ifnull(new.specialty, ''), 1)
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER jobs_counted_changed AFTER UPDATE OF status, profession, specialty ON jobs
WHEN (old.status = 'open') <> (new.status = 'open')
  OR (new.status = 'open' AND (old.profession IS NOT new.profession OR old.specialty IS NOT new.specialty)) BEGIN
  UPDATE specialty_counts SET postings = postings - 1
    WHERE old.status = 'open' AND profession = ifnull(old.profession, '') AND specialty = ifnull(old.specialty, '');
  INSERT INTO specialty_counts (profession, specialty, postings)
    SELECT ifnull(new.profession, ''), ifnull(new.specialty, ''), 1 WHERE new.status = 'open'
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;

CREATE TRIGGER jobs_counted_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  UPDATE specialty_counts SET postings = postings - 1
    WHERE profession = ifnull(old.profession, '') AND specialty = ifnull(old.specialty, '');
END;
