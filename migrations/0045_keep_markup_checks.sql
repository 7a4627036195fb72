-- What the JobPosting checklist says of each live posting (app/jobs/checks/judgment). A row is written when its answer changed; what
-- a run went over without a change was checked then too (markup_runs).
CREATE TABLE markup_checks (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  rules_version INTEGER NOT NULL,
  score INTEGER NOT NULL,
  -- Errors and manual-action risks, and all others, a rule each.
  errors INTEGER NOT NULL,
  warnings INTEGER NOT NULL,
  -- JSON: ["M3","P2"]
  rules TEXT NOT NULL,
  checked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX markup_checks_worst ON markup_checks (score, job_id);
CREATE INDEX markup_checks_errors ON markup_checks (score, job_id) WHERE errors > 0;
CREATE INDEX markup_checks_warnings ON markup_checks (score, job_id) WHERE warnings > 0;

-- The same by rule, for the filter.
CREATE TABLE markup_check_rules (
  rule TEXT NOT NULL,
  score INTEGER NOT NULL,
  job_id INTEGER NOT NULL,
  PRIMARY KEY (rule, score, job_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER markup_checks_added AFTER INSERT ON markup_checks BEGIN
  INSERT OR IGNORE INTO markup_check_rules (rule, score, job_id) SELECT value, new.score, new.job_id FROM json_each(new.rules);
END;
CREATE TRIGGER markup_checks_changed AFTER UPDATE OF score, rules ON markup_checks
WHEN old.score <> new.score OR old.rules <> new.rules BEGIN
  DELETE FROM markup_check_rules
    WHERE rule IN (SELECT value FROM json_each(old.rules)) AND score = old.score AND job_id = old.job_id;
  INSERT OR IGNORE INTO markup_check_rules (rule, score, job_id) SELECT value, new.score, new.job_id FROM json_each(new.rules);
END;
CREATE TRIGGER markup_checks_removed AFTER DELETE ON markup_checks BEGIN
  DELETE FROM markup_check_rules
    WHERE rule IN (SELECT value FROM json_each(old.rules)) AND score = old.score AND job_id = old.job_id;
END;

-- One walk over all postings by their ids, a few thousand ids a cron tick.
CREATE TABLE markup_runs (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  -- Ids up to this one are done.
  done_id INTEGER NOT NULL DEFAULT 0,
  checked INTEGER NOT NULL DEFAULT 0,
  eligible INTEGER NOT NULL DEFAULT 0,
  with_errors INTEGER NOT NULL DEFAULT 0,
  with_warnings INTEGER NOT NULL DEFAULT 0,
  with_pay INTEGER NOT NULL DEFAULT 0,
  score_sum INTEGER NOT NULL DEFAULT 0,
  UNIQUE (day, rules_version)
) STRICT;
CREATE TABLE markup_totals (
  run_id INTEGER NOT NULL REFERENCES markup_runs (id) ON DELETE CASCADE,
  rule TEXT NOT NULL,
  postings INTEGER NOT NULL,
  PRIMARY KEY (run_id, rule)
) STRICT, WITHOUT ROWID;
