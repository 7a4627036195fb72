-- Pay keeps the unit that it is paid in (app/jobs/postings/record/pay-amounts.ts). The API's three words follow from it.
ALTER TABLE jobs ADD COLUMN pay_unit TEXT NOT NULL DEFAULT 'year'
  CHECK (pay_unit IN ('hour', 'shift', 'day', 'visit', 'week', 'month', 'year'));
UPDATE jobs SET pay_unit = CASE salary_type WHEN 'hourly' THEN 'hour' ELSE 'shift' END WHERE salary_type <> 'yearly';
DROP TRIGGER jobs_pay_kept;
ALTER TABLE jobs DROP COLUMN salary_type;
CREATE TRIGGER jobs_pay_kept AFTER UPDATE OF salary_min_cents, salary_max_cents, pay_unit ON jobs
WHEN new.status NOT IN ('pending', 'rejected', 'withdrawn') AND (old.salary_min_cents IS NOT new.salary_min_cents
  OR old.salary_max_cents IS NOT new.salary_max_cents OR old.pay_unit <> new.pay_unit) BEGIN
  INSERT INTO job_events (job_id, kind, detail, at) VALUES (new.id, 'pay',
    json_object('min', old.salary_min_cents, 'max', old.salary_max_cents, 'type', old.pay_unit), new.updated_at);
END;
UPDATE job_events SET detail = json_set(detail, '$.type',
  CASE detail ->> 'type' WHEN 'hourly' THEN 'hour' WHEN 'per-shift' THEN 'shift' ELSE 'year' END)
WHERE kind = 'pay';

-- The figures that a card shows, which the pay filter compares. The next index build fills them in.
ALTER TABLE job_index ADD COLUMN hour_cents INTEGER;
ALTER TABLE job_index ADD COLUMN week_cents INTEGER;
ALTER TABLE job_index ADD COLUMN year_cents INTEGER;

UPDATE posting_drafts SET content = json_set(content, '$.values.payPeriod',
  CASE content ->> '$.values.payPeriod' WHEN 'hourly' THEN 'hour' WHEN 'per-shift' THEN 'shift' ELSE 'year' END)
WHERE content ->> '$.values.payPeriod' IN ('hourly', 'per-shift', 'yearly');
