-- How often a posting became another opening by an edit: each counts as a new posting in what we read of a company.
ALTER TABLE jobs ADD COLUMN rewritten INTEGER NOT NULL DEFAULT 0;
