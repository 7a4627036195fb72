-- Places of at least 20,000 people, for searching around a city. search_name is the name as search reads typed words:
-- lower case, no accents, no punctuation. Coordinates are missing for a few new places.
CREATE TABLE cities (
  geoid TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  search_name TEXT NOT NULL,
  state_code TEXT NOT NULL,
  population INTEGER NOT NULL,
  lat REAL,
  lon REAL
) STRICT, WITHOUT ROWID;
CREATE INDEX cities_by_name ON cities (search_name, population DESC);

-- What the data loader has loaded: the version is a hash of the files it came from.
CREATE TABLE loads (
  name TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
