-- One open application for each posting and email address. Of those that were sent more than once, the oldest stays open;
-- the later ones keep all that they say, and their history names the state they had.
INSERT INTO application_events (application_id, kind, detail, at)
  SELECT id, 'state', json_object('from', state, 'to', 'withdrawn', 'reason', 'duplicate'), unixepoch() * 1000
  FROM applications a WHERE a.state IN ('new', 'in-review', 'interview', 'offer') AND EXISTS (
    SELECT 1 FROM applications o WHERE o.job_id = a.job_id AND lower(o.email) = lower(a.email)
      AND o.state IN ('new', 'in-review', 'interview', 'offer') AND (o.created_at, o.id) < (a.created_at, a.id)
  );
UPDATE applications SET state = 'withdrawn' WHERE id IN (
  SELECT application_id FROM application_events WHERE kind = 'state' AND detail ->> 'reason' = 'duplicate'
);
CREATE UNIQUE INDEX applications_open_once ON applications (job_id, lower(email))
  WHERE job_id IS NOT NULL AND state IN ('new', 'in-review', 'interview', 'offer');
