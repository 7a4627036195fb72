-- The salt that turns a day's networks into anonymous visitors. It leaves with its day, and nobody can redo the hashes.
CREATE TABLE visitor_salts (
  day TEXT PRIMARY KEY,
  salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How many beacons of a visitor were counted for a route that day.
CREATE TABLE visitor_counts (
  day TEXT NOT NULL,
  visitor TEXT NOT NULL,
  route TEXT NOT NULL,
  beacons INTEGER NOT NULL CHECK (beacons > 0),
  PRIMARY KEY (day, visitor, route)
) STRICT, WITHOUT ROWID;
