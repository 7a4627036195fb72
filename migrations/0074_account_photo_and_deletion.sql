-- A photo's address belongs to one account, and a sweep asks which files still have one.
CREATE INDEX users_by_photo ON users (profile_image_url) WHERE profile_image_url IS NOT NULL;

-- A person who deletes their account asks by a page of ours.
CREATE TABLE new_data_requests (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'correction', 'erasure')),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  source TEXT NOT NULL CHECK (source IN ('email', 'contact', 'phone', 'letter', 'account')),
  reference TEXT CHECK (length(reference) <= 40),
  received_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'refused')),
  -- What was done, or why it was refused.
  note TEXT CHECK (length(note) <= 2000),
  -- Of an erasure, the records of the privacy policy that somebody went through.
  checked TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(checked)),
  created_at INTEGER NOT NULL,
  closed_at INTEGER,
  erasure TEXT CHECK (json_valid(erasure))
) STRICT;
INSERT INTO new_data_requests SELECT id, public_id, kind, email, source, reference, received_at, due_at, state, note,
  checked, created_at, closed_at, erasure FROM data_requests;
DROP TABLE data_requests;
ALTER TABLE new_data_requests RENAME TO data_requests;
CREATE INDEX data_requests_open ON data_requests (due_at, id) WHERE state = 'open';
CREATE INDEX data_requests_by_state ON data_requests (state, id);
CREATE INDEX data_requests_closed ON data_requests (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX data_requests_by_person ON data_requests (lower(email));
-- Two clicks ask once.
CREATE UNIQUE INDEX data_requests_of_account ON data_requests (email) WHERE state = 'open' AND source = 'account';
