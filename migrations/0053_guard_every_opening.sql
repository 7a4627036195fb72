-- What went past us by closing it, of companies that were approved later: what can be applied to waits for us, and what has
-- ended is seen by its company only.
DROP TRIGGER jobs_state_guarded;
UPDATE jobs SET status = iif(status IN ('open', 'paused'), 'pending', 'withdrawn'), status_by = NULL, status_reason = NULL,
  updated_at = updated_at + 1
WHERE status IN ('open', 'paused', 'filled', 'expired', 'closed')
  AND id IN (SELECT job_id FROM job_events WHERE kind = 'state'
    AND detail ->> 'from' IN ('pending', 'rejected') AND detail ->> 'to' = 'closed')
  AND NOT EXISTS (SELECT 1 FROM job_events e WHERE e.job_id = jobs.id AND e.kind = 'state'
    AND e.detail ->> 'to' = 'open' AND ifnull(e.detail ->> 'from', 'pending') = 'pending');

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

-- A person who acts for a company that is not approved opens what came from a feed no more than what was written here, and
-- nothing of such a company begins in a public status.
DROP TRIGGER jobs_opening_guarded;
DROP TRIGGER jobs_opened_guarded;

CREATE TRIGGER jobs_opening_guarded BEFORE UPDATE OF status ON jobs
WHEN new.status = 'open' AND old.status <> 'open'
  AND (new.origin = 'site' OR EXISTS (SELECT 1 FROM users u WHERE u.id = new.status_by AND u.role <> 'admin'))
  AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = new.employer_id AND e.approved_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'A posting of a company that is not approved opens only by our decision.');
END;

CREATE TRIGGER jobs_opened_guarded BEFORE INSERT ON jobs
WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn', 'removed') AND new.origin = 'site'
  AND NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = new.employer_id AND e.approved_at IS NOT NULL) BEGIN
  SELECT RAISE(ABORT, 'A posting of a company that is not approved opens only by our decision.');
END;
