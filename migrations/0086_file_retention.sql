-- Files of an application go a year after it ended (app/applications/erasure/retention). The employer is told before.
ALTER TABLE application_files ADD COLUMN ended_at INTEGER;
ALTER TABLE application_files ADD COLUMN told_at INTEGER;
CREATE INDEX application_files_ended ON application_files (ended_at) WHERE r2_key IS NOT NULL AND ended_at IS NOT NULL;
CREATE TRIGGER application_files_end AFTER UPDATE OF state ON applications WHEN old.state <> new.state BEGIN
  UPDATE application_files SET told_at = NULL,
      ended_at = iif(new.state IN ('hired', 'not-selected', 'withdrawn'), new.updated_at, NULL)
    WHERE application_id = new.id;
END;
UPDATE application_files SET ended_at = (SELECT updated_at FROM applications
  WHERE id = application_id AND state IN ('hired', 'not-selected', 'withdrawn'));
-- When the company was last told of files that go.
ALTER TABLE employers ADD COLUMN files_told_at INTEGER;
