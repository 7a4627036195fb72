-- What a member of a team is mailed of new applications and of applicants' messages.
ALTER TABLE memberships ADD COLUMN application_mails TEXT NOT NULL DEFAULT 'each'
  CHECK (application_mails IN ('each', 'daily', 'none'));
ALTER TABLE memberships ADD COLUMN message_mails TEXT NOT NULL DEFAULT 'each'
  CHECK (message_mails IN ('each', 'daily', 'none'));
-- Until when the last digest told.
ALTER TABLE memberships ADD COLUMN digested_at INTEGER;
-- When the next one is due. Null where nothing is told by the day.
ALTER TABLE memberships ADD COLUMN digest_at INTEGER;
CREATE INDEX memberships_by_digest ON memberships (digest_at) WHERE digest_at IS NOT NULL;
