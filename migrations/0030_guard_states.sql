-- A posting's states, as app/jobs/postings/record/transitions.ts has them. SQLite cannot change a CHECK, and dropping the table
-- would delete its details, so the column is replaced in place, without the indexes and triggers that mention it.
DROP INDEX jobs_by_expiry;
DROP INDEX jobs_newest;
DROP INDEX jobs_by_employer;
DROP TRIGGER jobs_closed;
DROP TRIGGER jobs_removed;
DROP TRIGGER jobs_counted_new;
DROP TRIGGER jobs_counted_changed;
DROP TRIGGER jobs_counted_removed;
DROP TRIGGER jobs_listed_new;
DROP TRIGGER jobs_listed_changed;
DROP TRIGGER jobs_listed_removed;
DROP TRIGGER jobs_week_new;
DROP TRIGGER jobs_week_changed;
DROP TRIGGER jobs_week_removed;

ALTER TABLE jobs ADD COLUMN state TEXT NOT NULL DEFAULT 'pending' CHECK
  (state IN ('pending', 'rejected', 'open', 'paused', 'filled', 'expired', 'closed', 'removed'));
UPDATE jobs SET state = iif(status = 'draft', 'pending', status);
ALTER TABLE jobs DROP COLUMN status;
ALTER TABLE jobs RENAME COLUMN state TO status;
-- Who changed the status last, and why. NULL is the site itself.
ALTER TABLE jobs ADD COLUMN status_by INTEGER REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE jobs ADD COLUMN status_reason TEXT;
-- Whether a feed or an employer at our own form keeps it, and who said last that it is still open.
ALTER TABLE jobs ADD COLUMN origin TEXT NOT NULL DEFAULT 'feed' CHECK (origin IN ('feed', 'site'));
ALTER TABLE jobs ADD COLUMN confirmed_by TEXT NOT NULL DEFAULT 'feed'
  CHECK (confirmed_by IN ('feed', 'employer', 'recruiter'));

CREATE INDEX jobs_by_expiry ON jobs (status, valid_through);

CREATE INDEX jobs_newest ON jobs (status, posted_at DESC, id DESC);

CREATE INDEX jobs_by_employer ON jobs (employer_id, status, posted_at DESC);

CREATE TRIGGER jobs_closed AFTER UPDATE OF status ON jobs WHEN old.status = 'open' AND new.status <> 'open' BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;

CREATE TRIGGER jobs_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  DELETE FROM job_index WHERE key = ((old.posted_at - 18000000) / 86400000) * 16777216 + old.id;
END;

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

CREATE TRIGGER jobs_listed_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO posting_files (file) VALUES (new.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER jobs_listed_changed AFTER UPDATE OF status, slug, updated_at ON jobs
WHEN (old.status = 'open' OR new.status = 'open')
  AND (old.status <> new.status OR old.slug <> new.slug OR old.updated_at <> new.updated_at) BEGIN
  INSERT INTO posting_files (file) VALUES (new.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER jobs_listed_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  INSERT INTO posting_files (file) VALUES (old.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER jobs_week_new AFTER INSERT ON jobs WHEN new.status NOT IN ('pending', 'rejected', 'removed') BEGIN
  INSERT INTO week_counts (week, profession, postings, with_pay)
    VALUES (((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL)
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;

CREATE TRIGGER jobs_week_changed
AFTER UPDATE OF status, profession, posted_at, salary_min_cents, salary_max_cents ON jobs
WHEN (old.status IN ('pending', 'rejected', 'removed')) <> (new.status IN ('pending', 'rejected', 'removed'))
  OR (new.status NOT IN ('pending', 'rejected', 'removed') AND (old.profession IS NOT new.profession
    OR ((old.posted_at - 18000000) / 86400000 + 3) / 7 <> ((new.posted_at - 18000000) / 86400000 + 3) / 7
    OR (ifnull(old.salary_min_cents, old.salary_max_cents) IS NULL)
      <> (ifnull(new.salary_min_cents, new.salary_max_cents) IS NULL))) BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE old.status NOT IN ('pending', 'rejected', 'removed')
      AND week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
  INSERT INTO week_counts (week, profession, postings, with_pay)
    SELECT ((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL
    WHERE new.status NOT IN ('pending', 'rejected', 'removed')
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;

CREATE TRIGGER jobs_week_removed AFTER DELETE ON jobs WHEN old.status NOT IN ('pending', 'rejected', 'removed') BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
END;

-- What happened to a posting, written by the triggers below, so that no change goes without its row. Feeds write no row for
-- a posting that is new. detail: {from, to, reason} of a state; {min, max, type} of the pay before.
CREATE TABLE job_events (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('state', 'pay', 'confirmed')),
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail)),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX job_events_by_job ON job_events (job_id, kind, id);

CREATE TRIGGER jobs_state_guarded BEFORE UPDATE OF status ON jobs
WHEN old.status <> new.status AND old.status || ' ' || new.status NOT IN (
  'pending open', 'pending rejected', 'pending closed', 'pending removed', 'rejected pending', 'rejected closed',
  'open paused', 'open filled', 'open closed', 'open expired', 'open removed',
  'paused open', 'paused filled', 'paused closed', 'paused expired', 'paused removed',
  'filled open', 'filled removed', 'expired open', 'expired filled', 'expired removed', 'closed open', 'closed removed') BEGIN
  SELECT RAISE(ABORT, 'A posting cannot go from this status to that one.');
END;

CREATE TRIGGER jobs_state_begun AFTER INSERT ON jobs WHEN new.origin = 'site' BEGIN
  INSERT INTO job_events (job_id, actor_id, kind, detail, at)
    VALUES (new.id, new.status_by, 'state', json_object('from', NULL, 'to', new.status), new.created_at);
END;

CREATE TRIGGER jobs_state_kept AFTER UPDATE OF status ON jobs WHEN old.status <> new.status BEGIN
  INSERT INTO job_events (job_id, actor_id, kind, detail, at) VALUES (new.id, new.status_by, 'state',
    json_object('from', old.status, 'to', new.status, 'reason', new.status_reason), new.updated_at);
END;

CREATE TRIGGER jobs_pay_kept AFTER UPDATE OF salary_min_cents, salary_max_cents, salary_type ON jobs
WHEN new.status NOT IN ('pending', 'rejected') AND (old.salary_min_cents IS NOT new.salary_min_cents
  OR old.salary_max_cents IS NOT new.salary_max_cents OR old.salary_type <> new.salary_type) BEGIN
  INSERT INTO job_events (job_id, kind, detail, at) VALUES (new.id, 'pay',
    json_object('min', old.salary_min_cents, 'max', old.salary_max_cents, 'type', old.salary_type), new.updated_at);
END;
