-- The audit log is only ever added to. An account that is erased leaves its rows without a name: that one change is let
-- through, because the log keeps ids and no personal data.
CREATE TRIGGER audit_log_stays BEFORE UPDATE ON audit_log
WHEN NEW.actor_id IS NOT NULL OR NEW.id IS NOT OLD.id OR NEW.action IS NOT OLD.action OR NEW.subject IS NOT OLD.subject
  OR NEW.detail IS NOT OLD.detail OR NEW.at IS NOT OLD.at
BEGIN
  SELECT raise(ABORT, 'the audit log is only added to');
END;
CREATE TRIGGER audit_log_keeps BEFORE DELETE ON audit_log
BEGIN
  SELECT raise(ABORT, 'the audit log is only added to');
END;
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_action ON audit_log (action, id DESC);
