-- What was never approved is never public. A posting that is closed before anyone of us read it is withdrawn, which only its
-- company and we see, and comes back through the review alone. SQLite cannot change a CHECK, so the column is replaced in
-- place, as in 0030, without the indexes and triggers that mention it.
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
DROP TRIGGER jobs_state_guarded;
DROP TRIGGER jobs_state_begun;
DROP TRIGGER jobs_state_kept;
DROP TRIGGER jobs_pay_kept;
DROP INDEX jobs_to_confirm;
DROP TRIGGER hiring_check_answered;

ALTER TABLE jobs ADD COLUMN state TEXT NOT NULL DEFAULT 'pending' CHECK
  (state IN ('pending', 'rejected', 'withdrawn', 'open', 'paused', 'filled', 'expired', 'closed', 'removed'));
UPDATE jobs SET state = status;
ALTER TABLE jobs DROP COLUMN status;
ALTER TABLE jobs RENAME COLUMN state TO status;

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

CREATE TRIGGER jobs_week_new AFTER INSERT ON jobs WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') BEGIN
  INSERT INTO week_counts (week, profession, postings, with_pay)
    VALUES (((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL)
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;

CREATE TRIGGER jobs_week_changed
AFTER UPDATE OF status, profession, posted_at, salary_min_cents, salary_max_cents ON jobs
WHEN (old.status IN ('pending', 'rejected', 'withdrawn', 'removed')) <> (new.status IN ('pending', 'rejected', 'withdrawn', 'removed'))
  OR (new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') AND (old.profession IS NOT new.profession
    OR ((old.posted_at - 18000000) / 86400000 + 3) / 7 <> ((new.posted_at - 18000000) / 86400000 + 3) / 7
    OR (ifnull(old.salary_min_cents, old.salary_max_cents) IS NULL)
      <> (ifnull(new.salary_min_cents, new.salary_max_cents) IS NULL))) BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE old.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed')
      AND week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
  INSERT INTO week_counts (week, profession, postings, with_pay)
    SELECT ((new.posted_at - 18000000) / 86400000 + 3) / 7, ifnull(new.profession, ''), 1,
      ifnull(new.salary_min_cents, new.salary_max_cents) IS NOT NULL
    WHERE new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed')
    ON CONFLICT DO UPDATE SET postings = postings + 1, with_pay = with_pay + excluded.with_pay;
END;

CREATE TRIGGER jobs_week_removed AFTER DELETE ON jobs WHEN old.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') BEGIN
  UPDATE week_counts SET postings = postings - 1,
      with_pay = with_pay - (ifnull(old.salary_min_cents, old.salary_max_cents) IS NOT NULL)
    WHERE week = ((old.posted_at - 18000000) / 86400000 + 3) / 7 AND profession = ifnull(old.profession, '');
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
WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn') AND (old.salary_min_cents IS NOT new.salary_min_cents
  OR old.salary_max_cents IS NOT new.salary_max_cents OR old.salary_type <> new.salary_type) BEGIN
  INSERT INTO job_events (job_id, kind, detail, at) VALUES (new.id, 'pay',
    json_object('min', old.salary_min_cents, 'max', old.salary_max_cents, 'type', old.salary_type), new.updated_at);
END;

CREATE INDEX jobs_to_confirm ON jobs (confirmed_at) WHERE origin = 'site' AND status = 'open';
CREATE TRIGGER hiring_check_answered AFTER UPDATE OF status, confirmed_at ON jobs
WHEN new.origin = 'site' AND (old.status <> new.status OR old.confirmed_at <> new.confirmed_at) BEGIN
  DELETE FROM hiring_checks WHERE job_id = new.id AND (new.status NOT IN ('open', 'paused')
    OR new.confirmed_at > old.confirmed_at OR (new.status = 'paused' AND paused_at IS NULL));
END;

-- What got out before: what is open waits for us again, and what has ended is seen by its company only.
UPDATE jobs SET status = iif(status IN ('open', 'paused'), 'pending', 'withdrawn'), status_by = NULL, status_reason = NULL,
  updated_at = updated_at + 1
WHERE origin = 'site' AND status IN ('open', 'paused', 'filled', 'expired', 'closed')
  AND employer_id IN (SELECT id FROM employers WHERE approved_at IS NULL);
-- Of a company that was approved later: closed, and never open by its history.
UPDATE jobs SET status = 'withdrawn', updated_at = updated_at + 1
WHERE origin = 'site' AND status = 'closed'
  AND EXISTS (SELECT 1 FROM job_events e WHERE e.job_id = jobs.id AND e.kind = 'state' AND e.detail ->> 'from' IS NULL)
  AND NOT EXISTS (SELECT 1 FROM job_events e WHERE e.job_id = jobs.id AND e.kind = 'state' AND e.detail ->> 'to' = 'open');

CREATE TRIGGER jobs_state_guarded BEFORE UPDATE OF status ON jobs
WHEN old.status <> new.status AND old.status || ' ' || new.status NOT IN (
  'pending open', 'pending rejected', 'pending withdrawn', 'pending removed', 'rejected pending', 'rejected withdrawn',
  'withdrawn pending', 'removed pending',
  'open pending', 'open paused', 'open filled', 'open closed', 'open expired', 'open removed',
  'paused pending', 'paused open', 'paused filled', 'paused closed', 'paused expired', 'paused removed',
  'filled pending', 'filled open', 'filled removed', 'expired pending', 'expired open', 'expired filled', 'expired removed',
  'closed pending', 'closed open', 'closed removed') BEGIN
  SELECT RAISE(ABORT, 'A posting cannot go from this status to that one.');
END;

-- No posting of a company that is not approved opens but by a decision of ours, which approves the company first. Feeds
-- that we import ourselves name companies that nobody has claimed yet.
CREATE TRIGGER jobs_opening_guarded BEFORE UPDATE OF status ON jobs
WHEN new.status = 'open' AND old.status <> 'open' AND new.origin = 'site'
  AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = new.employer_id AND e.approved_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'A posting of a company that is not approved opens only by our decision.');
END;

CREATE TRIGGER jobs_opened_guarded BEFORE INSERT ON jobs
WHEN new.status = 'open' AND new.origin = 'site'
  AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = new.employer_id AND e.approved_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'A posting of a company that is not approved opens only by our decision.');
END;
