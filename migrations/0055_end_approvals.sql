-- Whose posting we take down publishes nothing at once anymore: its next posting goes to a person.
CREATE TRIGGER jobs_taken_down AFTER UPDATE OF status ON jobs
WHEN old.status <> 'removed' AND new.status = 'removed'
  AND EXISTS (SELECT 1 FROM employers WHERE id = new.employer_id AND approved_at IS NOT NULL) BEGIN
  INSERT INTO audit_log (actor_id, action, subject, detail, at) VALUES (new.status_by, 'company.unapproved',
    'company:' || new.employer_id, json_object('job', new.id), new.updated_at);
  UPDATE employers SET approved_at = NULL WHERE id = new.employer_id;
END;
