-- Drafts of browsers that are not logged in: counted and weighed before each new one, and deleted by their age. With all
-- that the count asks for, so that it reads no text.
CREATE INDEX posting_drafts_unclaimed ON posting_drafts (updated_at, device_hash, length(content))
  WHERE device_hash IS NOT NULL;
