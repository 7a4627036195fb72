-- The desk finds postings of any state. The public search has the open ones only.
CREATE VIRTUAL TABLE postings_fts USING fts5 (
  title, company, slug, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2'
);
CREATE VIEW postings_words AS SELECT j.id, j.title, e.name AS company, j.slug
  FROM jobs j JOIN employers e ON e.id = j.employer_id;
INSERT INTO postings_fts (rowid, title, company, slug) SELECT id, title, company, slug FROM postings_words;

CREATE TRIGGER postings_worded AFTER INSERT ON jobs BEGIN
  INSERT INTO postings_fts (rowid, title, company, slug)
    SELECT id, title, company, slug FROM postings_words WHERE id = new.id;
END;
CREATE TRIGGER postings_reworded AFTER UPDATE OF title, slug, employer_id ON jobs
WHEN old.title <> new.title OR old.slug <> new.slug OR old.employer_id <> new.employer_id BEGIN
  DELETE FROM postings_fts WHERE rowid = old.id;
  INSERT INTO postings_fts (rowid, title, company, slug)
    SELECT id, title, company, slug FROM postings_words WHERE id = new.id;
END;
CREATE TRIGGER postings_unworded AFTER DELETE ON jobs BEGIN
  DELETE FROM postings_fts WHERE rowid = old.id;
END;
CREATE TRIGGER postings_renamed AFTER UPDATE OF name ON employers WHEN old.name <> new.name BEGIN
  DELETE FROM postings_fts WHERE rowid IN (SELECT id FROM jobs WHERE employer_id = new.id);
  INSERT INTO postings_fts (rowid, title, company, slug)
    SELECT j.id, j.title, new.name, j.slug FROM jobs j WHERE j.employer_id = new.id;
END;
