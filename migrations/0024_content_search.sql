-- What the search over guides, resources and posts reads: each part of an article under a heading of its own, and each
-- of its questions. Written whole by scripts/load/content/load-content.ts.
CREATE TABLE content_sections (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL,
  kind TEXT NOT NULL,
  article TEXT NOT NULL,
  anchor TEXT NOT NULL,
  title TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

-- Same rowids. Contentless, because its text has the job search's tokens behind it (app/jobs/search/index/search-language.ts).
CREATE VIRTUAL TABLE content_fts USING fts5 (
  article, title, text,
  content = '', contentless_delete = 1,
  tokenize = 'porter unicode61 remove_diacritics 2', prefix = '3'
);
INSERT INTO content_fts (content_fts, rank) VALUES ('rank', 'bm25(6.0, 8.0, 1.0)');
