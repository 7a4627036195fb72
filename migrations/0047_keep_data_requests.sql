-- Somebody asks to see, correct or delete what we have about them.
CREATE TABLE data_requests (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'correction', 'erasure')),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  source TEXT NOT NULL CHECK (source IN ('email', 'contact', 'phone', 'letter')),
  reference TEXT CHECK (length(reference) <= 40),
  received_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'refused')),
  -- What was done, or why it was refused.
  note TEXT CHECK (length(note) <= 2000),
  -- Of an erasure, the records of the privacy policy that somebody went through.
  checked TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(checked)),
  created_at INTEGER NOT NULL,
  closed_at INTEGER
) STRICT;
CREATE INDEX data_requests_open ON data_requests (due_at, id) WHERE state = 'open';
CREATE INDEX data_requests_by_state ON data_requests (state, id);
CREATE INDEX data_requests_closed ON data_requests (closed_at) WHERE closed_at IS NOT NULL;

-- The desk lists all companies' feeds.
CREATE INDEX employer_feeds_by_status ON employer_feeds (status, id);
