-- An owner may close the workspace to members whose log-in takes a password alone.
ALTER TABLE employers ADD COLUMN requires_second_factor INTEGER NOT NULL DEFAULT 0
  CHECK (requires_second_factor IN (0, 1));
