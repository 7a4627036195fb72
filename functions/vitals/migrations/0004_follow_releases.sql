-- "Poor" begins at an edge of its own now (app/kit/vitals/histogram.ts), so later buckets move up by one.
UPDATE vitals_histograms SET bucket = bucket + 1000
WHERE bucket > CASE metric WHEN 'lcp' THEN 53 WHEN 'fid' THEN 60 WHEN 'inp' THEN 58 WHEN 'cls' THEN 58 WHEN 'fcp' THEN 53
  ELSE 57 END;
UPDATE vitals_histograms SET bucket = bucket - 999 WHERE bucket >= 1000;

-- `counts` is a JSON object from bucket to page views: a row for each bucket would be ten times as many writes.
-- The route "*" is all routes together.
CREATE TABLE vitals_hours (
  metric TEXT NOT NULL,
  route TEXT NOT NULL,
  day TEXT NOT NULL,
  hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  counts TEXT NOT NULL,
  PRIMARY KEY (metric, route, day, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX vitals_hours_by_day ON vitals_hours (day);

CREATE TABLE vitals_countries (
  country TEXT NOT NULL CHECK (length(country) = 2),
  day TEXT NOT NULL,
  route TEXT NOT NULL,
  device TEXT NOT NULL,
  metric TEXT NOT NULL,
  counts TEXT NOT NULL,
  PRIMARY KEY (country, day, route, device, metric)
) STRICT, WITHOUT ROWID;
CREATE INDEX vitals_countries_by_day ON vitals_countries (day);

CREATE TABLE vitals_releases (
  release TEXT NOT NULL,
  metric TEXT NOT NULL,
  route TEXT NOT NULL,
  day TEXT NOT NULL,
  counts TEXT NOT NULL,
  PRIMARY KEY (release, metric, route, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX vitals_releases_by_day ON vitals_releases (day);

-- The builds that the site Worker ran, with their first measurement. A browser may name others, which nobody counts.
CREATE TABLE releases (
  name TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  first_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
