-- A try counts as failed until it ends, so that one that is killed gives up its place too.
ALTER TABLE employer_feeds ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
-- Until then a message of the queue has the feed, and the cron sends no other.
ALTER TABLE employer_feeds ADD COLUMN queued_until INTEGER;
