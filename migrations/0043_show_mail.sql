-- Why a mail was not sent, for the operators; null once it is.
ALTER TABLE outbox ADD COLUMN last_error TEXT;
ALTER TABLE outbox ADD COLUMN last_tried_at INTEGER;

-- The desk lists each state by id, newest first, and looks a recipient up.
CREATE INDEX outbox_waiting ON outbox (id) WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL;
CREATE INDEX outbox_failed ON outbox (id) WHERE sent_at IS NULL AND next_attempt_at IS NULL;
CREATE INDEX outbox_sent ON outbox (id) WHERE sent_at IS NOT NULL;
CREATE INDEX outbox_by_recipient ON outbox (lower(recipient), id);

-- Addresses that we must not mail. The delivery asks here for each mail.
CREATE TABLE mail_suppressions (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  reason TEXT NOT NULL CHECK (reason IN ('asked', 'bounced', 'complained', 'wrong-person')),
  at INTEGER NOT NULL
) STRICT;
