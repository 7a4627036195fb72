-- What the one hiring form asks beyond the first version, and the number that a sender's receipt shows. NULL in older rows.
ALTER TABLE hire_requests ADD COLUMN position TEXT;
ALTER TABLE hire_requests ADD COLUMN place TEXT;
ALTER TABLE hire_requests ADD COLUMN headcount INTEGER CHECK (headcount BETWEEN 1 AND 999);
ALTER TABLE hire_requests ADD COLUMN source TEXT;
ALTER TABLE hire_requests ADD COLUMN reference TEXT;
ALTER TABLE contacts ADD COLUMN reference TEXT;

-- The desk's search. Contentless: what people wrote is stored once, in its own table, and leaves the index with its row.
CREATE VIRTUAL TABLE hire_requests_fts USING fts5 (
  words, digits, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE contacts_fts USING fts5 (
  words, digits, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIRTUAL TABLE applications_fts USING fts5 (
  words, digits, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- One text a row. digits is the phone as people dial it, without signs and +1.
CREATE VIEW hire_requests_words AS SELECT id,
  coalesce(reference || ' ', '') || name || ' ' || email || ' ' || company || coalesce(' ' || position, '')
    || coalesce(' ' || place, '') || ' ' || details AS words,
  substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) AS digits
  FROM hire_requests;
CREATE VIEW contacts_words AS SELECT id,
  coalesce(reference || ' ', '') || first_name || ' ' || last_name || ' ' || email || coalesce(' ' || company, '')
    || coalesce(' ' || position, '') || ' ' || message AS words,
  substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) AS digits
  FROM contacts;
CREATE VIEW applications_words AS SELECT id,
  first_name || ' ' || last_name || ' ' || email || ' ' || employer_name || ' ' || job_title || ' ' || message AS words,
  substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) AS digits
  FROM applications;

INSERT INTO hire_requests_fts (rowid, words, digits) SELECT id, words, digits FROM hire_requests_words;
INSERT INTO contacts_fts (rowid, words, digits) SELECT id, words, digits FROM contacts_words;
INSERT INTO applications_fts (rowid, words, digits) SELECT id, words, digits FROM applications_words;

CREATE TRIGGER hire_requests_worded AFTER INSERT ON hire_requests BEGIN
  INSERT INTO hire_requests_fts (rowid, words, digits) SELECT id, words, digits FROM hire_requests_words WHERE id = new.id;
END;
CREATE TRIGGER hire_requests_reworded
AFTER UPDATE OF reference, name, email, phone, company, position, place, details ON hire_requests BEGIN
  DELETE FROM hire_requests_fts WHERE rowid = old.id;
  INSERT INTO hire_requests_fts (rowid, words, digits) SELECT id, words, digits FROM hire_requests_words WHERE id = new.id;
END;
CREATE TRIGGER hire_requests_unworded AFTER DELETE ON hire_requests BEGIN
  DELETE FROM hire_requests_fts WHERE rowid = old.id;
END;

CREATE TRIGGER contacts_worded AFTER INSERT ON contacts BEGIN
  INSERT INTO contacts_fts (rowid, words, digits) SELECT id, words, digits FROM contacts_words WHERE id = new.id;
END;
CREATE TRIGGER contacts_reworded
AFTER UPDATE OF reference, first_name, last_name, email, phone, company, position, message ON contacts BEGIN
  DELETE FROM contacts_fts WHERE rowid = old.id;
  INSERT INTO contacts_fts (rowid, words, digits) SELECT id, words, digits FROM contacts_words WHERE id = new.id;
END;
CREATE TRIGGER contacts_unworded AFTER DELETE ON contacts BEGIN
  DELETE FROM contacts_fts WHERE rowid = old.id;
END;

CREATE TRIGGER applications_worded AFTER INSERT ON applications BEGIN
  INSERT INTO applications_fts (rowid, words, digits) SELECT id, words, digits FROM applications_words WHERE id = new.id;
END;
CREATE TRIGGER applications_reworded
AFTER UPDATE OF first_name, last_name, email, phone, employer_name, job_title, message ON applications BEGIN
  DELETE FROM applications_fts WHERE rowid = old.id;
  INSERT INTO applications_fts (rowid, words, digits) SELECT id, words, digits FROM applications_words WHERE id = new.id;
END;
CREATE TRIGGER applications_unworded AFTER DELETE ON applications BEGIN
  DELETE FROM applications_fts WHERE rowid = old.id;
END;
