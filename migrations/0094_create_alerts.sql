-- Postings in the order they opened here, each once: what alerts and "new since" are counted by.
CREATE TABLE openings (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id INTEGER NOT NULL UNIQUE REFERENCES jobs (id) ON DELETE CASCADE,
  opened_at INTEGER NOT NULL,
  -- When it met the saved searches.
  matched_at INTEGER
) STRICT;
CREATE INDEX openings_to_match ON openings (seq) WHERE matched_at IS NULL;
CREATE INDEX openings_by_day ON openings (opened_at);

CREATE TRIGGER openings_of_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO openings (job_id, opened_at) VALUES (new.id, new.updated_at) ON CONFLICT DO NOTHING;
END;
-- A posting that comes back from a pause was told of before.
CREATE TRIGGER openings_of_opened AFTER UPDATE OF status ON jobs
WHEN new.status = 'open' AND old.status NOT IN ('open', 'paused') BEGIN
  INSERT INTO openings (job_id, opened_at) VALUES (new.id, new.updated_at) ON CONFLICT DO NOTHING;
END;

-- Holds the words of openings only while they are matched. Its words are made as those of jobs_fts.
CREATE VIRTUAL TABLE openings_fts USING fts5 (
  title, employer, terms, place, body, keys,
  content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2', prefix = '3'
);
CREATE VIRTUAL TABLE openings_terms USING fts5vocab (openings_fts, row);
CREATE VIEW openings_words AS SELECT seq AS id, '' AS title, '' AS employer, '' AS terms, '' AS place, '' AS body,
  '' AS keys FROM openings WHERE false;

-- Searches that somebody waits for, each once however many do.
CREATE TABLE saved_searches (
  id INTEGER PRIMARY KEY,
  -- The parameters of a job list in their one order, or company= and a slug.
  address TEXT NOT NULL UNIQUE CHECK (length(address) BETWEEN 1 AND 2000),
  -- What openings_fts is asked. Null when the address asks for something that no longer exists.
  match TEXT,
  -- Words of which each match has at least one: the rarest part of the search.
  tokens TEXT NOT NULL,
  -- What no word can say.
  pay_unit TEXT CHECK (pay_unit IN ('hour', 'week', 'year')),
  pay_cents INTEGER CHECK ((pay_cents IS NULL) = (pay_unit IS NULL)),
  lat REAL,
  lon REAL CHECK ((lon IS NULL) = (lat IS NULL)),
  -- Of squared degrees: how much shorter one of longitude is there, and how far the circle goes.
  shrink REAL CHECK ((shrink IS NULL) = (lat IS NULL)),
  reach REAL CHECK ((reach IS NULL) = (lat IS NULL)),
  -- When its words were last understood; each day anew, because readers learn.
  read_at INTEGER NOT NULL
) STRICT;
CREATE INDEX saved_searches_to_read ON saved_searches (read_at);

CREATE VIRTUAL TABLE saved_searches_fts USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE saved_searches_terms USING fts5vocab (saved_searches_fts, instance);
CREATE VIEW saved_searches_words AS SELECT id, tokens AS words FROM saved_searches;
CREATE TRIGGER saved_searches_begun AFTER INSERT ON saved_searches BEGIN
  INSERT INTO saved_searches_fts (rowid, words) VALUES (new.id, new.tokens);
END;
CREATE TRIGGER saved_searches_changed AFTER UPDATE OF tokens ON saved_searches WHEN old.tokens <> new.tokens BEGIN
  DELETE FROM saved_searches_fts WHERE rowid = old.id;
  INSERT INTO saved_searches_fts (rowid, words) VALUES (new.id, new.tokens);
END;
CREATE TRIGGER saved_searches_removed AFTER DELETE ON saved_searches BEGIN
  DELETE FROM saved_searches_fts WHERE rowid = old.id;
END;

-- Which openings a saved search found, for each time that openings were matched.
CREATE TABLE search_hits (
  search_id INTEGER NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  -- The last opening of that time.
  run INTEGER NOT NULL,
  -- JSON, of openings.seq.
  seqs TEXT NOT NULL CHECK (json_valid(seqs)),
  PRIMARY KEY (search_id, run)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_hits_by_run ON search_hits (run);

-- Who gets alerts: an account, or an address without one that answered our mail.
CREATE TABLE alert_people (
  id INTEGER PRIMARY KEY,
  user_id INTEGER UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  -- Null for an account, whose address may change.
  email TEXT UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  zone TEXT NOT NULL,
  -- Bit 0 is Sunday: no mail on these days.
  quiet_days INTEGER NOT NULL DEFAULT 0 CHECK (quiet_days BETWEEN 0 AND 126),
  -- What someone without an account said of her license, as an address has it.
  license TEXT NOT NULL DEFAULT '' CHECK (length(license) <= 300),
  created_at INTEGER NOT NULL,
  CHECK ((user_id IS NULL) <> (email IS NULL))
) STRICT;

CREATE TABLE alerts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  person_id INTEGER NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  search_id INTEGER NOT NULL REFERENCES saved_searches (id),
  -- Null: named by what it asks.
  name TEXT CHECK (length(name) BETWEEN 1 AND 80),
  rhythm TEXT NOT NULL CHECK (rhythm IN ('instant', 'daily', 'weekly')),
  state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'active', 'paused', 'ended')),
  -- Openings up to here were mailed, or were there before.
  seen INTEGER NOT NULL,
  -- When the next mail is due.
  due_at INTEGER CHECK (due_at IS NULL OR state = 'active'),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  UNIQUE (person_id, search_id)
) STRICT;
CREATE INDEX alerts_due ON alerts (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX alerts_of_search ON alerts (search_id, rhythm) WHERE state = 'active';
CREATE INDEX alerts_by_state ON alerts (state, changed_at);

-- Each mail of an alert, written with it: what is here was sent, and nothing is sent twice.
CREATE TABLE alert_mails (
  alert_id INTEGER NOT NULL REFERENCES alerts (id) ON DELETE CASCADE,
  due_at INTEGER NOT NULL,
  postings INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (alert_id, due_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_mails_by_day ON alert_mails (at);

-- What a person was told of: a posting, and the opening that reposts and other sources repeat.
CREATE TABLE alert_postings (
  person_id INTEGER NOT NULL REFERENCES alert_people (id) ON DELETE CASCADE,
  -- A hash of employer, title and place.
  opening TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (person_id, opening)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_postings_by_day ON alert_postings (at);

-- Counts for our desk. No row says whose.
CREATE TABLE alert_days (
  -- Days since 1970 in Eastern Standard Time.
  day INTEGER PRIMARY KEY,
  mails INTEGER NOT NULL DEFAULT 0,
  -- How often a link of a mail was followed.
  clicks INTEGER NOT NULL DEFAULT 0,
  -- Alerts that people ended.
  ended INTEGER NOT NULL DEFAULT 0
) STRICT;

-- While it has its one row, no alert is mailed.
CREATE TABLE alert_stop (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  by_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  at INTEGER NOT NULL
) STRICT;

-- Postings that a person does not want to see again, in lists, alerts and matches.
CREATE TABLE dismissed_jobs (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  reason TEXT CHECK (reason IN ('pay', 'place', 'shift', 'employer', 'license', 'other')),
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dismissed_jobs_by_job ON dismissed_jobs (job_id);
