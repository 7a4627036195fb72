-- What was sent back or withdrawn can be taken down too, so that nothing escapes a decision by hiding first.
DROP TRIGGER jobs_state_guarded;
CREATE TRIGGER jobs_state_guarded BEFORE UPDATE OF status ON jobs
WHEN old.status <> new.status AND old.status || ' ' || new.status NOT IN (
  'pending open', 'pending rejected', 'pending withdrawn', 'pending removed',
  'rejected pending', 'rejected withdrawn', 'rejected removed', 'withdrawn pending', 'withdrawn removed', 'removed pending',
  'open pending', 'open paused', 'open filled', 'open closed', 'open expired', 'open removed',
  'paused pending', 'paused open', 'paused filled', 'paused closed', 'paused expired', 'paused removed',
  'filled pending', 'filled open', 'filled removed', 'expired pending', 'expired open', 'expired filled', 'expired removed',
  'closed pending', 'closed open', 'closed removed') BEGIN
  SELECT RAISE(ABORT, 'A posting cannot go from this status to that one.');
END;
