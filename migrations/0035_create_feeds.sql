-- An employer's own feed: an address that the cron fetches, or files that its people upload. Its postings are found by
-- `source` in job_sources, and how many it usually holds in import_runs.
CREATE TABLE employer_feeds (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  source TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  -- Null for uploaded files.
  address TEXT CHECK (length(address) <= 1000),
  every_hours INTEGER NOT NULL DEFAULT 24 CHECK (every_hours IN (6, 12, 24, 168)),
  status TEXT NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'off')),
  pause_reason TEXT,
  etag TEXT,
  last_modified TEXT,
  -- The file that waits in R2 under the feed's id, to be confirmed or to be imported further.
  waiting_file TEXT,
  next_fetch_at INTEGER,
  leased_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_feeds_by_employer ON employer_feeds (employer_id, created_at);
CREATE INDEX employer_feeds_due ON employer_feeds (next_fetch_at) WHERE status = 'active';
CREATE UNIQUE INDEX employer_feeds_once ON employer_feeds (employer_id, address) WHERE status <> 'off';

CREATE TABLE feed_runs (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  feed_id INTEGER NOT NULL REFERENCES employer_feeds (id) ON DELETE CASCADE,
  -- A check writes nothing.
  kind TEXT NOT NULL CHECK (kind IN ('check', 'import')),
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  outcome TEXT CHECK (outcome IN ('done', 'unchanged', 'shrunk', 'broken', 'unreadable', 'failed')),
  -- As app/companies/imports/store/outcome.ts has it.
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  closed INTEGER NOT NULL DEFAULT 0,
  note TEXT,
  -- Up to 500 postings that were left out and why, and up to 500 others. Last, because lists do not read it.
  rows TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rows))
) STRICT;
CREATE INDEX feed_runs_by_feed ON feed_runs (feed_id, started_at DESC);
CREATE INDEX feed_runs_by_start ON feed_runs (started_at);
CREATE UNIQUE INDEX feed_runs_open ON feed_runs (feed_id) WHERE finished_at IS NULL;
