-- A mail goes out through a queue. next_attempt_at is when it is put in (again) unless it was sent by then;
-- leased_until is set while somebody sends it, and stays set when they never said how that ended.
ALTER TABLE outbox ADD COLUMN leased_until INTEGER;
