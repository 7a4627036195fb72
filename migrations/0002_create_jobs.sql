-- A posting's listing columns. Lists read this table alone; the long text is in job_details,
-- so that a page of SQLite holds many listings.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 16777215),
  slug TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  profession TEXT,
  specialty TEXT,
  employment_type TEXT NOT NULL DEFAULT 'full-time' CHECK (employment_type IN
    ('full-time', 'part-time', 'contract', 'temporary', 'locum', 'per-diem', 'prn', 'travel')),
  employment_type_inferred INTEGER NOT NULL DEFAULT 0 CHECK (employment_type_inferred IN (0, 1)),
  workplace TEXT CHECK (workplace IN ('onsite', 'hybrid', 'remote')),
  shift TEXT CHECK (shift IN ('day', 'evening', 'night', 'rotating', 'weekend', '7on7off', 'call')),
  setting TEXT,
  urgency TEXT NOT NULL DEFAULT 'standard' CHECK (urgency IN ('urgent', 'standard')),
  city TEXT,
  state_code TEXT,
  postal_code TEXT,
  lat REAL,
  lon REAL,
  salary_min_cents INTEGER CHECK (salary_min_cents > 0),
  salary_max_cents INTEGER CHECK (salary_max_cents > 0),
  salary_type TEXT NOT NULL DEFAULT 'yearly' CHECK (salary_type IN ('hourly', 'per-shift', 'yearly')),
  shift_hours REAL CHECK (shift_hours BETWEEN 1 AND 72),
  -- The states whose license the work needs, as a JSON array; for a remote posting the states it is open to.
  license_states TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(license_states)),
  compact_accepted INTEGER CHECK (compact_accepted IN (0, 1)),
  benefits TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(benefits)),
  status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'paused', 'filled', 'expired', 'removed')),
  -- Who sends the same opening twice, in whatever format, gives it the same fingerprint.
  fingerprint TEXT NOT NULL UNIQUE,
  apply_url TEXT,
  posted_at INTEGER NOT NULL,
  confirmed_at INTEGER NOT NULL,
  valid_through INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (salary_min_cents IS NULL OR salary_max_cents IS NULL OR salary_min_cents <= salary_max_cents)
) STRICT;
CREATE INDEX jobs_by_expiry ON jobs (status, valid_through);
CREATE INDEX jobs_newest ON jobs (status, posted_at DESC, id DESC);
CREATE INDEX jobs_by_employer ON jobs (employer_id, status, posted_at DESC);

CREATE TABLE job_details (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  description_html TEXT NOT NULL,
  responsibilities TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(responsibilities)),
  requirements TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(requirements)),
  skills TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(skills)),
  education_requirements TEXT,
  education_category TEXT,
  experience_requirements TEXT,
  -- Spec section 3: 12 months when it could not be read; then experience_inferred is 1 and it is never published.
  experience_months INTEGER NOT NULL DEFAULT 12 CHECK (experience_months BETWEEN 0 AND 600),
  experience_inferred INTEGER NOT NULL DEFAULT 1 CHECK (experience_inferred IN (0, 1)),
  -- Facts for "At a glance": unit, schedule, hours, call, ratio, EHR, start, weeks, openings, requisition id.
  facts TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(facts))
) STRICT;

-- Where a posting came from; one opening may arrive from several feeds.
CREATE TABLE job_sources (
  source TEXT NOT NULL,
  external_id TEXT NOT NULL,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  content_hash TEXT NOT NULL,
  url TEXT,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  PRIMARY KEY (source, external_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX job_sources_by_job ON job_sources (job_id);
CREATE INDEX job_sources_by_seen ON job_sources (source, last_seen_at);

-- One row per finished import, so that a shrunken feed can be told from a real closing.
CREATE TABLE import_runs (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  finished_at INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  unchanged INTEGER NOT NULL,
  rejected INTEGER NOT NULL,
  skipped INTEGER NOT NULL
) STRICT;
CREATE INDEX import_runs_by_source ON import_runs (source, finished_at DESC);
