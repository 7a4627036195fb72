-- Keys of a company for the API. We keep a hash of each, and the first letters so that people can tell them apart.
CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  -- It acts as this owner, and stops when they are none any more.
  created_by INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  prefix TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE,
  scopes TEXT NOT NULL CHECK (json_valid(scopes) AND json_type(scopes) = 'array' AND json_array_length(scopes) > 0),
  created_at INTEGER NOT NULL,
  -- A day: "2026-11-29".
  last_used_on TEXT
) STRICT;
CREATE INDEX api_keys_by_employer ON api_keys (employer_id, id);
CREATE INDEX api_keys_by_maker ON api_keys (created_by);

-- What a POST with an Idempotency-Key was answered, for a day. Without an answer while it is under way.
CREATE TABLE api_calls (
  key_id INTEGER NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  call_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  status INTEGER,
  answer TEXT,
  PRIMARY KEY (key_id, call_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX api_calls_by_age ON api_calls (began_at);

CREATE INDEX job_details_by_requisition ON job_details (facts ->> 'requisitionId', job_id)
  WHERE facts ->> 'requisitionId' IS NOT NULL;
