-- The files of postings in the sitemap for search engines: file n lists the open postings with ids from 10,000 n on. A
-- trigger counts the changes of each, whoever makes them, and the cron writes those that it has not written since
-- (app/site/crawlers/posting-files.server.ts). A count and not a time, because an import writes the time that it began.
CREATE TABLE posting_files (
  file INTEGER PRIMARY KEY,
  changes INTEGER NOT NULL DEFAULT 1,
  written_changes INTEGER NOT NULL DEFAULT 0,
  postings INTEGER,
  written_at INTEGER
) STRICT;
CREATE INDEX posting_files_due ON posting_files (written_at) WHERE changes <> written_changes;
INSERT INTO posting_files (file) SELECT DISTINCT id / 10000 FROM jobs WHERE status = 'open';

CREATE TRIGGER jobs_listed_new AFTER INSERT ON jobs WHEN new.status = 'open' BEGIN
  INSERT INTO posting_files (file) VALUES (new.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER jobs_listed_changed AFTER UPDATE OF status, slug, updated_at ON jobs
WHEN (old.status = 'open' OR new.status = 'open')
  AND (old.status <> new.status OR old.slug <> new.slug OR old.updated_at <> new.updated_at) BEGIN
  INSERT INTO posting_files (file) VALUES (new.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;

CREATE TRIGGER jobs_listed_removed AFTER DELETE ON jobs WHEN old.status = 'open' BEGIN
  INSERT INTO posting_files (file) VALUES (old.id / 10000) ON CONFLICT DO UPDATE SET changes = changes + 1;
END;
