-- Words of feeds' titles that no reader knew (app/companies/imports/words).
CREATE TABLE unread_words (
  -- Never used again, because a page of the desk may still show words that are gone.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('left-out', 'profession', 'specialty')),
  phrase TEXT NOT NULL CHECK (length(phrase) BETWEEN 2 AND 60),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ignored', 'given')),
  -- The sum of its sources, kept by the triggers below.
  postings INTEGER NOT NULL DEFAULT 0,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  -- Up to three postings: their title, source and id there.
  samples TEXT NOT NULL CHECK (json_valid(samples)),
  UNIQUE (phrase, kind)
) STRICT;
CREATE INDEX unread_words_by_state ON unread_words (state, postings DESC, id DESC);
CREATE INDEX unread_words_by_kind ON unread_words (state, kind, postings DESC, id DESC);

-- Finds words in phrases, for the desk's search and for the feeds that a synonym concerns.
CREATE VIRTUAL TABLE unread_words_fts USING fts5 (
  phrase, content = '', contentless_delete = 1, tokenize = 'porter unicode61', prefix = '1 2 3'
);
-- What the table of words above is filled with when a backup is restored.
CREATE VIEW unread_words_words AS SELECT id, phrase FROM unread_words;
CREATE TRIGGER unread_word_added AFTER INSERT ON unread_words BEGIN
  INSERT INTO unread_words_fts (rowid, phrase) VALUES (new.id, new.phrase);
END;
CREATE TRIGGER unread_word_removed AFTER DELETE ON unread_words BEGIN
  DELETE FROM unread_words_fts WHERE rowid = old.id;
END;

-- In how many postings of a source's last import the words were.
CREATE TABLE unread_word_sources (
  word_id INTEGER NOT NULL REFERENCES unread_words (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  postings INTEGER NOT NULL,
  -- When the import began: the parts of one import add up, and the next import begins anew.
  run_at INTEGER NOT NULL,
  PRIMARY KEY (word_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX unread_word_sources_by_run ON unread_word_sources (source, run_at);
CREATE INDEX unread_word_sources_by_count ON unread_word_sources (source, postings);
CREATE INDEX unread_word_sources_by_age ON unread_word_sources (run_at);

CREATE TRIGGER unread_source_added AFTER INSERT ON unread_word_sources BEGIN
  UPDATE unread_words SET postings = postings + new.postings WHERE id = new.word_id;
END;
CREATE TRIGGER unread_source_changed AFTER UPDATE OF postings ON unread_word_sources BEGIN
  UPDATE unread_words SET postings = postings + new.postings - old.postings WHERE id = new.word_id;
END;
CREATE TRIGGER unread_source_removed AFTER DELETE ON unread_word_sources BEGIN
  UPDATE unread_words SET postings = postings - old.postings WHERE id = old.word_id;
END;

-- What an operator says that words mean. The readers take them beside their own (app/jobs/reading/reader-words.ts).
CREATE TABLE reader_synonyms (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  phrase TEXT NOT NULL CHECK (length(phrase) BETWEEN 2 AND 60),
  kind TEXT NOT NULL CHECK (kind IN ('profession', 'specialty')),
  -- The slug of the profession or specialty.
  target TEXT NOT NULL,
  -- A synonym that is taken back stays until the postings that it concerned are read again.
  state TEXT NOT NULL CHECK (state IN ('active', 'undone')),
  -- The words that it was made for, which are open again without it.
  word_id INTEGER REFERENCES unread_words (id) ON DELETE SET NULL,
  -- The feeds whose titles had the words, as a JSON array of sources.
  sources TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(sources)),
  created_at INTEGER NOT NULL,
  -- Up to which key of the search index postings were read again, and when the last one was.
  reread_key INTEGER NOT NULL DEFAULT 0,
  reread_at INTEGER,
  reread_postings INTEGER NOT NULL DEFAULT 0,
  UNIQUE (phrase, kind)
) STRICT;
CREATE INDEX reader_synonyms_by_state ON reader_synonyms (state, id);
CREATE INDEX reader_synonyms_by_word ON reader_synonyms (word_id);
CREATE INDEX reader_synonyms_to_read ON reader_synonyms (id) WHERE reread_at IS NULL;
