-- What a person said of their work, in two parts: the part about licenses, which searches say too, and the rest. Of each
-- the last word wins. An erased part stays as the time it was erased, so that the person's other devices erase it too.
CREATE TABLE profiles (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  profession TEXT,
  licenses TEXT NOT NULL CHECK (json_valid(licenses) AND length(licenses) <= 2000),
  is_quiet INTEGER NOT NULL CHECK (is_quiet IN (0, 1)),
  license_said_at INTEGER NOT NULL,
  about TEXT CHECK (json_valid(about) AND length(about) <= 16000),
  about_said_at INTEGER NOT NULL
) STRICT;

-- When something in a profile expires. Triggers keep it, so that it cannot say anything else than the profile.
CREATE TABLE profile_expiries (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('license', 'certificate')),
  code TEXT NOT NULL,
  expires_on TEXT NOT NULL CHECK (expires_on GLOB '????-??-??'),
  PRIMARY KEY (user_id, kind, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX profile_expiries_by_day ON profile_expiries (expires_on);

CREATE VIEW profile_dates AS
  SELECT user_id, 'license' AS kind, value ->> 'state' AS code, value ->> 'expires' AS expires_on
    FROM profiles, json_each(licenses)
  UNION ALL SELECT user_id, 'certificate', value ->> 'code', value ->> 'expires'
    FROM profiles, json_each(about, '$.certificates');

CREATE TRIGGER profile_added AFTER INSERT ON profiles BEGIN
  INSERT INTO profile_expiries SELECT user_id, kind, code, min(expires_on) FROM profile_dates
    WHERE user_id = new.user_id AND expires_on IS NOT NULL GROUP BY kind, code;
END;

CREATE TRIGGER profile_changed AFTER UPDATE ON profiles BEGIN
  DELETE FROM profile_expiries WHERE user_id = new.user_id;
  INSERT INTO profile_expiries SELECT user_id, kind, code, min(expires_on) FROM profile_dates
    WHERE user_id = new.user_id AND expires_on IS NOT NULL GROUP BY kind, code;
  DELETE FROM expiry_mails WHERE user_id = new.user_id AND new.about IS NULL;
END;

-- Which mails were sent of an expiry. The key sends each of them once.
CREATE TABLE expiry_mails (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  code TEXT NOT NULL,
  expires_on TEXT NOT NULL,
  days_before INTEGER NOT NULL CHECK (days_before IN (90, 30, 7)),
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind, code, expires_on, days_before)
) STRICT, WITHOUT ROWID;
CREATE INDEX expiry_mails_by_day ON expiry_mails (expires_on);

-- Open postings of each day by what their work asks for. `kind` adds up 1 for remote work, 2 for a federal employer and
-- 4 for a posting that refuses compact licenses.
CREATE TABLE open_work_counts (
  profession TEXT NOT NULL,
  day INTEGER NOT NULL,
  states TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 7),
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, day, states, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX open_work_counts_by_day ON open_work_counts (day);

-- The license that people said in a search becomes the first word of their profile. "TX,CO" lists the home state first.
INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
SELECT user_id, profession,
  iif(states = '', '[]', '[{"state":"' || substr(states, 1, 2) || '","multistate":' || iif(multistate, 'true', 'false')
    || ',"expires":null}' || iif(length(states) = 2, '', ',{"state":"'
    || replace(substr(states, 4), ',', '","multistate":false,"expires":null},{"state":"')
    || '","multistate":false,"expires":null}') || ']'),
  0, said_at, NULL, 0
FROM remembered_licenses;

DROP TABLE remembered_licenses;
