-- ZIP codes of hospitals with their centers and, by their first three digits alone, the middle of those of an area.
-- population is 0 for a town that is not in cities.
CREATE TABLE zip_codes (
  zip TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  state_code TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- What a city's hospitals are called, where several cities share its name: "Mayo Clinic Rochester" is in Minnesota.
ALTER TABLE cities ADD COLUMN hospital_words TEXT NOT NULL DEFAULT '';
