-- A person who searches in private: mails to them have a subject that says nothing.
ALTER TABLE users ADD COLUMN is_private INTEGER NOT NULL DEFAULT 0 CHECK (is_private IN (0, 1));
