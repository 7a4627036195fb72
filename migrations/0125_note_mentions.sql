-- Whom a team's note about an applicant names, so that they are told what waits for their answer.
CREATE TABLE note_mentions (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  note_id INTEGER NOT NULL REFERENCES application_notes (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, note_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX note_mentions_by_note ON note_mentions (note_id, user_id);
