-- Where a conversation about an application stands, so that both sides' lists of them are read in the order of an index.
ALTER TABLE applications ADD COLUMN last_message_at INTEGER;
ALTER TABLE applications ADD COLUMN last_message_by TEXT CHECK (last_message_by IN ('applicant', 'company'));
-- When the applicant last opened the page that shows it.
ALTER TABLE applications ADD COLUMN messages_read_at INTEGER;
-- The applicant wants no further message from the company. For good.
ALTER TABLE applications ADD COLUMN messages_stopped_at INTEGER;
-- When the applicant showed the company her email address and phone. Until then both talk through our site.
ALTER TABLE applications ADD COLUMN contact_shared_at INTEGER;
UPDATE applications SET contact_shared_at = created_at;

UPDATE applications SET (last_message_at, last_message_by) = (
  SELECT e.at, iif(e.kind = 'reply', 'applicant', 'company') FROM application_events e
    WHERE e.application_id = applications.id AND e.kind IN ('answer', 'reply') AND e.ending_id IS NULL
    ORDER BY e.id DESC LIMIT 1);

CREATE INDEX applications_by_message ON applications (employer_id, last_message_at DESC, id DESC)
  WHERE last_message_at IS NOT NULL;
CREATE INDEX applications_to_answer ON applications (employer_id, last_message_at DESC, id DESC)
  WHERE last_message_by = 'applicant' AND messages_stopped_at IS NULL;
CREATE INDEX applications_by_own_message ON applications (user_id, last_message_at DESC, id DESC)
  WHERE last_message_at IS NOT NULL;

-- An answer of an ending is told later, or never: it is a decision, and begins no conversation. Neither does a notice, such as
-- that a time was picked: nobody waits for an answer to it.
CREATE TRIGGER messages_follow AFTER INSERT ON application_events
WHEN new.kind IN ('answer', 'reply') AND new.ending_id IS NULL AND new.detail ->> 'notice' IS NULL BEGIN
  UPDATE applications SET last_message_at = new.at, last_message_by = iif(new.kind = 'reply', 'applicant', 'company')
    WHERE id = new.application_id;
END;

-- Mails to a conversation's address that we did not deliver: from someone else, forged, or asking for money.
CREATE TABLE strayed_mails (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Whose address of the conversation it was sent to.
  side TEXT NOT NULL CHECK (side IN ('applicant', 'company')),
  sender TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('stranger', 'forged', 'money')),
  text TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX strayed_mails_by_application ON strayed_mails (application_id);
CREATE INDEX strayed_mails_by_sender ON strayed_mails (sender);
CREATE INDEX strayed_mails_by_time ON strayed_mails (at);
