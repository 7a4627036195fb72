-- The routes that we were told are slow, so that each is told once until it was good again.
CREATE TABLE vitals_alerts (
  route TEXT NOT NULL,
  metric TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (route, metric)
) STRICT, WITHOUT ROWID;
