-- An operator's pause stays until an operator ends it.
ALTER TABLE employer_feeds ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0 CHECK (is_held IN (0, 1));
