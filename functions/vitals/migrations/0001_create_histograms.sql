-- How many page views had a metric in a bucket (app/kit/vitals/histogram.ts has the buckets' edges).
CREATE TABLE vitals_histograms (
  day TEXT NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  route TEXT NOT NULL,
  device TEXT NOT NULL CHECK (device IN ('mobile', 'desktop')),
  metric TEXT NOT NULL CHECK (metric IN ('lcp', 'fid', 'inp', 'cls', 'fcp', 'ttfb')),
  bucket INTEGER NOT NULL CHECK (bucket >= 0),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, route, device, metric, bucket)
) STRICT, WITHOUT ROWID;

-- The beacons already counted, so that a second delivery adds nothing. The day comes first: old ones are one range.
CREATE TABLE seen_beacons (
  day TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (day, id)
) STRICT, WITHOUT ROWID;
