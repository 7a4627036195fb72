-- A mail's text with marks around what someone else typed, for its HTML. Null where nobody else typed anything.
ALTER TABLE outbox ADD COLUMN marked TEXT;
