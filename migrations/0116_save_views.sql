-- Filters of a list that a member of a company gave a name.
CREATE TABLE saved_views (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  list TEXT NOT NULL CHECK (list IN ('jobs', 'applicants')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- As in the address, without "?".
  search TEXT NOT NULL CHECK (length(search) <= 3000),
  UNIQUE (user_id, employer_id, list, name)
) STRICT;
CREATE INDEX saved_views_by_company ON saved_views (employer_id);
CREATE TRIGGER saved_views_leave AFTER DELETE ON memberships BEGIN
  DELETE FROM saved_views WHERE user_id = old.user_id AND employer_id = old.employer_id;
END;
