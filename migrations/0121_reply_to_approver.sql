-- What a posting's author wrote to who approves it.
ALTER TABLE posting_drafts ADD COLUMN asked_note TEXT;
