-- What applications ask beyond the profile. Kept in the account alone, never on a device.
CREATE TABLE profile_details (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- By section, as app/clinicians/profile/details/profile-details.ts has them.
  details TEXT NOT NULL CHECK (json_valid(details) AND length(details) <= 60000),
  -- How often each section was saved.
  saves TEXT NOT NULL CHECK (json_valid(saves)),
  said_at INTEGER NOT NULL
) STRICT;
