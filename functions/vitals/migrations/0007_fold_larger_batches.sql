-- On a busy site, what the queue delivered waits here, so that an hour is added up at once.
CREATE TABLE waiting_beacons (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  beacons TEXT NOT NULL CHECK (json_valid(beacons))
) STRICT;

-- The ids that each run counted, so that a second delivery adds nothing. Of two runs at once, one takes the number and
-- the other begins anew.
CREATE TABLE folded_beacons (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  ids TEXT NOT NULL CHECK (json_valid(ids))
) STRICT;
CREATE INDEX folded_beacons_by_time ON folded_beacons (at);
INSERT INTO folded_beacons (number, at, ids)
SELECT row_number() OVER (ORDER BY day, part), (unixepoch(day) + 86400) * 1000, ids FROM (
  SELECT day, substr(id, 1, 2) AS part, json_group_array(id) AS ids FROM seen_beacons GROUP BY 1, 2
);
DROP TABLE seen_beacons;

-- A day's anonymous visitors by the first letter of their names, as {"name": [source, {"/jobs": 3}]}: what led to the
-- visit, and how many page views were measured of a route. A row for each visitor would be a write for each view.
CREATE TABLE visitor_parts (
  day TEXT NOT NULL,
  part TEXT NOT NULL,
  visitors TEXT NOT NULL CHECK (json_valid(visitors)),
  PRIMARY KEY (day, part)
) STRICT, WITHOUT ROWID;
INSERT INTO visitor_parts (day, part, visitors)
SELECT day, substr(visitor, 1, 1), json_group_object(visitor, json_array(source, json(routes))) FROM (
  SELECT day, visitor, max(source) AS source, json_group_object(route, beacons) AS routes
  FROM visitor_counts GROUP BY day, visitor
) GROUP BY 1, 2;
DROP TABLE visitor_counts;

-- A day's counts of postings by the last letter of their slugs, as {"views icu-nurse-houston-tx-a1b2c3d4": 3}. The
-- nightly run copies them into a row for each posting and month, as {"2026-11-30 views": 3}.
CREATE TABLE posting_parts (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  part TEXT NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (day, part)
) STRICT, WITHOUT ROWID;
CREATE TABLE posting_months (
  posting TEXT NOT NULL,
  month TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (posting, month)
) STRICT, WITHOUT ROWID;
CREATE INDEX posting_months_by_month ON posting_months (month);
INSERT INTO posting_parts (day, part, counts)
SELECT day, substr(posting, -1), json_group_object(name || ' ' || posting, n) FROM (
  SELECT day, posting, 'views' AS name, views AS n FROM posting_days
  UNION ALL SELECT day, posting, 'starts', starts FROM posting_days
  UNION ALL SELECT day, posting, 'clicks', clicks FROM posting_days
  UNION ALL SELECT day, posting, 'listed', listed FROM posting_days
) WHERE n > 0 AND day >= date('now', '-7 days') GROUP BY 1, 2;
INSERT INTO posting_months (posting, month, counts)
SELECT posting, substr(day, 1, 7), json_group_object(day || ' ' || name, n) FROM (
  SELECT day, posting, 'views' AS name, views AS n FROM posting_days
  UNION ALL SELECT day, posting, 'starts', starts FROM posting_days
  UNION ALL SELECT day, posting, 'clicks', clicks FROM posting_days
  UNION ALL SELECT day, posting, 'listed', listed FROM posting_days
)
WHERE n > 0 AND (day < date('now', '-7 days') OR day <= (SELECT max(day) FROM visit_days)) GROUP BY 1, 2;
DROP TABLE posting_days;

-- A row has all metrics, as {"lcp 23": 4}: 4 page views in bucket 23 (app/kit/vitals/histogram.ts has the edges).
CREATE TABLE new_histograms (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  route TEXT NOT NULL,
  device TEXT NOT NULL CHECK (device IN ('mobile', 'desktop')),
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (day, route, device)
) STRICT, WITHOUT ROWID;
INSERT INTO new_histograms (day, route, device, counts)
SELECT day, route, device, json_group_object(metric || ' ' || bucket, count) FROM vitals_histograms GROUP BY 1, 2, 3;
DROP TABLE vitals_histograms;
ALTER TABLE new_histograms RENAME TO vitals_histograms;

CREATE TABLE new_hours (
  day TEXT NOT NULL,
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  route TEXT NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (day, hour, route)
) STRICT, WITHOUT ROWID;
INSERT INTO new_hours (day, hour, route, counts)
SELECT day, hour, route, json_group_object(metric || ' ' || packed.key, packed.value)
FROM vitals_hours, json_each(counts) AS packed GROUP BY 1, 2, 3;
DROP TABLE vitals_hours;
ALTER TABLE new_hours RENAME TO vitals_hours;

CREATE TABLE new_countries (
  country TEXT NOT NULL CHECK (length(country) = 2),
  day TEXT NOT NULL,
  route TEXT NOT NULL,
  device TEXT NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (country, day, route, device)
) STRICT, WITHOUT ROWID;
INSERT INTO new_countries (country, day, route, device, counts)
SELECT country, day, route, device, json_group_object(metric || ' ' || packed.key, packed.value)
FROM vitals_countries, json_each(counts) AS packed GROUP BY 1, 2, 3, 4;
DROP TABLE vitals_countries;
ALTER TABLE new_countries RENAME TO vitals_countries;
CREATE INDEX vitals_countries_by_day ON vitals_countries (day);

CREATE TABLE new_releases (
  release TEXT NOT NULL,
  route TEXT NOT NULL,
  day TEXT NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (release, route, day)
) STRICT, WITHOUT ROWID;
INSERT INTO new_releases (release, route, day, counts)
SELECT release, route, day, json_group_object(metric || ' ' || packed.key, packed.value)
FROM vitals_releases, json_each(counts) AS packed GROUP BY 1, 2, 3;
DROP TABLE vitals_releases;
ALTER TABLE new_releases RENAME TO vitals_releases;
CREATE INDEX vitals_releases_by_day ON vitals_releases (day);
