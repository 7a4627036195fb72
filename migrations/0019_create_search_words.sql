-- Words of titles, employers and places, with the number of postings that were read with each (0 for a place's own
-- name), so that a word that no posting has is compared with words of about its length and its first letters.
CREATE TABLE search_words (
  letter TEXT NOT NULL,
  length INTEGER NOT NULL,
  word TEXT NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (letter, length, word)
) STRICT, WITHOUT ROWID;

-- One row: up to which posting the words have been read (app/jobs/search/spelling/learn-words.server.ts).
CREATE TABLE learned_words (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  last_job_id INTEGER NOT NULL
) STRICT;
