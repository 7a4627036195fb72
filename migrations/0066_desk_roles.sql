-- What an admin opens at the desk. Who was an admin before keeps everything.
ALTER TABLE users ADD COLUMN desk_role TEXT NOT NULL DEFAULT 'support'
  CHECK (desk_role IN ('support', 'moderation', 'owner'));
UPDATE users SET desk_role = 'owner' WHERE role = 'admin';
