-- The words of résumés that were sent with applications, for the employer they were sent to. They go with their file.
CREATE TABLE resume_texts (
  file_id INTEGER PRIMARY KEY REFERENCES application_files (id) ON DELETE CASCADE,
  -- As in applications_fts: each search names its company, and reads no other's words.
  company TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) <= 100000)
) STRICT;
CREATE VIRTUAL TABLE resumes_fts USING fts5 (
  words, company, content = 'resumes_words', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE VIEW resumes_words AS SELECT file_id AS id, text AS words, company FROM resume_texts;
CREATE TRIGGER resume_texts_worded AFTER INSERT ON resume_texts BEGIN
  INSERT INTO resumes_fts (rowid, words, company) VALUES (new.file_id, new.text, new.company);
END;
CREATE TRIGGER resume_texts_moved AFTER UPDATE OF company ON resume_texts BEGIN
  INSERT INTO resumes_fts (resumes_fts, rowid, words, company) VALUES ('delete', old.file_id, old.text, old.company);
  INSERT INTO resumes_fts (rowid, words, company) VALUES (new.file_id, new.text, new.company);
END;
CREATE TRIGGER resume_texts_unworded AFTER DELETE ON resume_texts BEGIN
  INSERT INTO resumes_fts (resumes_fts, rowid, words, company) VALUES ('delete', old.file_id, old.text, old.company);
END;
CREATE TRIGGER resume_texts_follow AFTER UPDATE OF employer_id ON applications
WHEN old.employer_id IS NOT new.employer_id BEGIN
  UPDATE resume_texts SET company = 'company' || coalesce(new.employer_id, '')
    WHERE file_id IN (SELECT id FROM application_files WHERE application_id = new.id);
END;

-- When the text was taken, or given up. Before it, when its reading was asked for again.
ALTER TABLE application_files ADD COLUMN read_at INTEGER;
ALTER TABLE application_files ADD COLUMN asked_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX application_files_unread ON application_files (asked_at DESC, id)
  WHERE field = 'resume' AND r2_key IS NOT NULL AND read_at IS NULL;
CREATE TRIGGER application_files_forgotten AFTER UPDATE OF r2_key ON application_files WHEN new.r2_key IS NULL BEGIN
  DELETE FROM resume_texts WHERE file_id = new.id;
END;
