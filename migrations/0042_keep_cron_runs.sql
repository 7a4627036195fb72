-- What the scheduled work did: one row for each name and hour with its count, and one for each failure. An operator's own
-- start has 'by hand' in place of the cron line.
CREATE TABLE cron_runs (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  cron TEXT NOT NULL,
  hour INTEGER NOT NULL,
  runs INTEGER NOT NULL DEFAULT 1,
  -- Of the last run in the row.
  started_at INTEGER NOT NULL,
  finished_at INTEGER NOT NULL,
  longest_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'failed')),
  note TEXT CHECK (length(note) <= 300)
) STRICT;
CREATE UNIQUE INDEX cron_runs_hour ON cron_runs (name, cron, hour) WHERE outcome = 'done';
CREATE INDEX cron_runs_by_name ON cron_runs (name, started_at DESC);
CREATE INDEX cron_runs_by_outcome ON cron_runs (outcome, started_at DESC);
