-- When the end of its application canceled an interview that calendars still show. Null once they were told.
ALTER TABLE interviews ADD COLUMN ended_at INTEGER;
CREATE INDEX interviews_ended ON interviews (ended_at) WHERE ended_at IS NOT NULL;
DROP TRIGGER interviews_end;
CREATE TRIGGER interviews_end AFTER UPDATE OF state ON applications WHEN new.state = 'withdrawn' AND old.state <> 'withdrawn' BEGIN
  UPDATE interviews SET state = 'canceled', sequence = sequence + 1, changed_at = new.updated_at,
      ended_at = iif(state = 'confirmed' AND start_at > new.updated_at, new.updated_at, NULL)
    WHERE application_id = new.id AND state IN ('proposed', 'asked', 'confirmed');
END;
