-- While an account was closed, its companies may have merged and its postings may have ended: the application goes to the
-- company that has the posting now, and the person is told of a posting that ended.
DROP TRIGGER users_reopened;
CREATE TRIGGER users_reopened AFTER UPDATE OF closed_at ON users
WHEN old.closed_at IS NOT NULL AND new.closed_at IS NULL BEGIN
  UPDATE OR IGNORE applications SET job_id = w.job_id, is_for_desk = w.is_for_desk,
      employer_id = coalesce((SELECT j.employer_id FROM jobs j WHERE j.id = w.job_id), w.employer_id)
    FROM withheld_applications w WHERE w.application_id = applications.id AND w.user_id = new.id;
  INSERT INTO ended_postings (job_id, due_at)
    SELECT DISTINCT j.id, new.reopened_at FROM withheld_applications w JOIN jobs j ON j.id = w.job_id
      JOIN applications a ON a.id = w.application_id AND a.job_id = j.id
    WHERE w.user_id = new.id AND a.state IN ('new', 'in-review', 'interview', 'offer')
      AND (j.status IN ('filled', 'expired', 'closed', 'removed', 'withdrawn')
        OR EXISTS (SELECT 1 FROM held_employers h WHERE h.id = j.employer_id))
    ON CONFLICT (job_id) DO UPDATE SET due_at = min(due_at, excluded.due_at);
  DELETE FROM withheld_applications WHERE user_id = new.id;
END;
