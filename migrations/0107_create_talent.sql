-- A clinician who lets employers find her, as they see her. Triggers keep it as her profile and her answers say; nobody else
-- writes it, and it goes when she turns it off. Another public id each time she turns it on.
CREATE TABLE talent (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  public_id TEXT NOT NULL UNIQUE,
  profession TEXT NOT NULL,
  years INTEGER,
  -- The city that she named for this, or her state alone.
  city TEXT,
  state_code TEXT,
  lat REAL,
  lon REAL,
  start_on TEXT CHECK (start_on GLOB '????-??-??'),
  types TEXT NOT NULL CHECK (json_valid(types)),
  shifts TEXT NOT NULL CHECK (json_valid(shifts)),
  takes_agencies INTEGER NOT NULL CHECK (takes_agencies IN (0, 1))
) STRICT;
CREATE INDEX talent_by_profession ON talent (profession, id);

CREATE TABLE talent_licenses (
  user_id INTEGER NOT NULL REFERENCES talent (user_id) ON DELETE CASCADE,
  state_code TEXT NOT NULL,
  multistate INTEGER NOT NULL CHECK (multistate IN (0, 1)),
  expires_on TEXT,
  PRIMARY KEY (user_id, state_code)
) STRICT, WITHOUT ROWID;

CREATE TABLE talent_specialties (
  user_id INTEGER NOT NULL REFERENCES talent (user_id) ON DELETE CASCADE,
  specialty TEXT NOT NULL,
  PRIMARY KEY (user_id, specialty)
) STRICT, WITHOUT ROWID;

-- Whom she hides from: whom she named, and where she works now.
CREATE TABLE talent_hidden (
  user_id INTEGER NOT NULL REFERENCES talent (user_id) ON DELETE CASCADE,
  -- In lower case without punctuation.
  name TEXT NOT NULL,
  employer_id INTEGER REFERENCES employers (id) ON DELETE SET NULL,
  PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX talent_hidden_by_employer ON talent_hidden (employer_id) WHERE employer_id IS NOT NULL;

-- Whose row is to be made anew.
CREATE VIEW talent_asked AS SELECT 0 AS user_id;
CREATE TRIGGER talent_made INSTEAD OF INSERT ON talent_asked BEGIN
  DELETE FROM talent WHERE user_id = new.user_id AND NOT EXISTS (
    SELECT 1 FROM profile_details d JOIN profiles p ON p.user_id = d.user_id
      WHERE d.user_id = new.user_id AND d.details ->> '$.privacy.visibility' = 'searched' AND p.profession IS NOT NULL);
  INSERT INTO talent (user_id, public_id, profession, years, city, state_code, lat, lon, start_on, types, shifts, takes_agencies)
    SELECT d.user_id, lower(hex(randomblob(16))), p.profession, p.about ->> '$.years', c.name,
      d.details ->> '$.privacy.area.state', c.lat, c.lon, iif(d.details ->> '$.privacy.start' GLOB '????-??-??', d.details ->> '$.privacy.start', NULL),
      coalesce(p.about -> '$.types', '[]'),
      coalesce(p.about -> '$.shifts', '[]'), coalesce(d.details ->> '$.privacy.agencies', 0)
      FROM profile_details d JOIN profiles p ON p.user_id = d.user_id
      LEFT JOIN cities c ON c.geoid = d.details ->> '$.privacy.area.geoid'
      WHERE d.user_id = new.user_id AND d.details ->> '$.privacy.visibility' = 'searched' AND p.profession IS NOT NULL
    ON CONFLICT (user_id) DO UPDATE SET profession = excluded.profession, years = excluded.years, city = excluded.city,
      state_code = excluded.state_code, lat = excluded.lat, lon = excluded.lon, start_on = excluded.start_on,
      types = excluded.types, shifts = excluded.shifts, takes_agencies = excluded.takes_agencies;
  DELETE FROM talent_licenses WHERE user_id = new.user_id;
  INSERT OR IGNORE INTO talent_licenses SELECT t.user_id, l.value ->> 'state', coalesce(l.value ->> 'multistate', 0),
    l.value ->> 'expires' FROM talent t JOIN profiles p ON p.user_id = t.user_id, json_each(p.licenses) l
    WHERE t.user_id = new.user_id;
  DELETE FROM talent_specialties WHERE user_id = new.user_id;
  INSERT OR IGNORE INTO talent_specialties SELECT t.user_id, s.value
    FROM talent t JOIN profiles p ON p.user_id = t.user_id, json_each(p.about, '$.specialties') s WHERE t.user_id = new.user_id;
  DELETE FROM talent_hidden WHERE user_id = new.user_id;
  INSERT OR IGNORE INTO talent_hidden
    SELECT h.user_id, trim(replace(replace(replace(replace(replace(replace(replace(replace(lower(h.name), '.', ''), ',', ''),
        '''', ''), '’', ''), '-', ' '), '&', ' '), '  ', ' '), '  ', ' ')),
      coalesce((SELECT e.id FROM employers e WHERE e.slug = h.slug), (SELECT s.employer_id FROM employer_slugs s WHERE s.slug = h.slug))
      FROM (SELECT t.user_id, v.value ->> 'name' AS name, v.value ->> 'slug' AS slug
        FROM talent t JOIN profile_details d ON d.user_id = t.user_id, json_each(d.details, '$.privacy.hidden') v
        WHERE t.user_id = new.user_id
      UNION ALL SELECT t.user_id, v.value ->> 'facility', NULL
        FROM talent t JOIN profile_details d ON d.user_id = t.user_id, json_each(d.details, '$.experience') v
        WHERE t.user_id = new.user_id AND v.value ->> 'to' IS NULL) h;
END;

CREATE TRIGGER talent_of_profile AFTER INSERT ON profiles BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_changed_profile AFTER UPDATE ON profiles BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_erased_profile AFTER DELETE ON profiles BEGIN INSERT INTO talent_asked VALUES (old.user_id); END;
CREATE TRIGGER talent_of_details AFTER INSERT ON profile_details BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_changed_details AFTER UPDATE ON profile_details BEGIN INSERT INTO talent_asked VALUES (new.user_id); END;
CREATE TRIGGER talent_of_erased_details AFTER DELETE ON profile_details BEGIN INSERT INTO talent_asked VALUES (old.user_id); END;

-- Who chose it before there was a search has not seen what it shows, and chooses again.
UPDATE profile_details SET details = json_set(details, '$.privacy.visibility', 'hidden')
  WHERE details ->> '$.privacy.visibility' <> 'hidden';
