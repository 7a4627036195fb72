-- Cards work out pay over the hours and weeks of a job (app/jobs/postings/record/pay.ts). Both were in job_details.facts only.
ALTER TABLE jobs ADD COLUMN hours_per_week REAL CHECK (hours_per_week BETWEEN 1 AND 168);
ALTER TABLE jobs ADD COLUMN contract_weeks INTEGER CHECK (contract_weeks BETWEEN 1 AND 520);

UPDATE jobs SET (hours_per_week, contract_weeks) = (
  SELECT
    CASE WHEN facts ->> 'hoursPerWeek' BETWEEN 1 AND 168 THEN facts ->> 'hoursPerWeek' END,
    CASE WHEN facts ->> 'contractWeeks' BETWEEN 1 AND 520 THEN CAST(facts ->> 'contractWeeks' AS INTEGER) END
  FROM job_details WHERE job_id = jobs.id);

-- Pay compares by the hourly rate, scaled to 2,080 hours. Only yearly pay with stated hours changes.
UPDATE job_index SET pay_cents = CAST(round(pay_cents * 40.0 / j.hours_per_week) AS INTEGER)
FROM jobs j WHERE j.id = job_index.key % 16777216 AND j.salary_type = 'yearly' AND j.hours_per_week IS NOT NULL;

-- The pay tokens in jobs_fts cannot be changed in place: the next import writes these postings again.
UPDATE job_sources SET content_hash = ''
WHERE job_id IN (SELECT id FROM jobs WHERE salary_type = 'yearly' AND hours_per_week <> 40);
