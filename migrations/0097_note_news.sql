-- When someone opened the list of an alert, and the visit before, as in dashboard_visits.
ALTER TABLE alerts ADD COLUMN visited_at INTEGER;
ALTER TABLE alerts ADD COLUMN before_at INTEGER;
-- What an alert was before it ended, for who takes the ending back.
ALTER TABLE alerts ADD COLUMN ended_as TEXT CHECK (ended_as IN ('unconfirmed', 'active', 'paused'));
-- The last of job_events that an email told of.
ALTER TABLE saved_jobs ADD COLUMN told_event INTEGER NOT NULL DEFAULT 0;
