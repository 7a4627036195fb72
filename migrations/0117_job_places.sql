-- A posting may have several places. The first stays in the columns that it always had; the others are here, as JSON:
-- [{"city", "stateCode", "lat", "lon"}]. The search index has what it needs of them beside the first place's.
ALTER TABLE jobs ADD COLUMN more_places TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(more_places)
  AND json_type(more_places) = 'array' AND json_array_length(more_places) <= 49);

-- JSON: the states of other places, each once and never the first place's; and [lat, lon] of other places. Null for one place.
ALTER TABLE job_index ADD COLUMN more_states TEXT;
ALTER TABLE job_index ADD COLUMN more_points TEXT;

DROP TRIGGER job_index_added;
DROP TRIGGER job_index_changed;
DROP TRIGGER job_index_removed;
DROP TRIGGER job_index_profession_added;
DROP TRIGGER job_index_profession_changed;
DROP TRIGGER job_index_profession_removed;

-- A posting counts in each of its states, and once for the whole country.
CREATE TRIGGER job_index_added AFTER INSERT ON job_index BEGIN
  INSERT INTO facet_counts (scope, facets, postings, visa, new_graduate, sign_on, loan_repayment, seven_on, direct)
    SELECT s.scope, new.facets & 524287, 1, new.facets >> 19 & 1, new.facets >> 20 & 1, new.facets >> 21 & 1,
      new.facets >> 22 & 1, new.facets >> 23 & 1, new.facets >> 24 & 1
    FROM (SELECT 0 AS scope UNION ALL SELECT new.state WHERE new.state <> 0
      UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1, visa = visa + excluded.visa,
      new_graduate = new_graduate + excluded.new_graduate, sign_on = sign_on + excluded.sign_on,
      loan_repayment = loan_repayment + excluded.loan_repayment, seven_on = seven_on + excluded.seven_on,
      direct = direct + excluded.direct;
  INSERT INTO state_counts (state, postings)
    SELECT s.state, 1 FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_changed AFTER UPDATE OF state, facets, more_states ON job_index
WHEN old.state <> new.state OR old.facets <> new.facets OR old.more_states IS NOT new.more_states BEGIN
  UPDATE facet_counts SET postings = postings - 1, visa = visa - (old.facets >> 19 & 1),
    new_graduate = new_graduate - (old.facets >> 20 & 1), sign_on = sign_on - (old.facets >> 21 & 1),
    loan_repayment = loan_repayment - (old.facets >> 22 & 1), seven_on = seven_on - (old.facets >> 23 & 1),
    direct = direct - (old.facets >> 24 & 1)
    WHERE scope IN (SELECT 0 UNION ALL SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states))
      AND facets = old.facets & 524287;
  UPDATE state_counts SET postings = postings - 1
    WHERE state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
  INSERT INTO facet_counts (scope, facets, postings, visa, new_graduate, sign_on, loan_repayment, seven_on, direct)
    SELECT s.scope, new.facets & 524287, 1, new.facets >> 19 & 1, new.facets >> 20 & 1, new.facets >> 21 & 1,
      new.facets >> 22 & 1, new.facets >> 23 & 1, new.facets >> 24 & 1
    FROM (SELECT 0 AS scope UNION ALL SELECT new.state WHERE new.state <> 0
      UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1, visa = visa + excluded.visa,
      new_graduate = new_graduate + excluded.new_graduate, sign_on = sign_on + excluded.sign_on,
      loan_repayment = loan_repayment + excluded.loan_repayment, seven_on = seven_on + excluded.seven_on,
      direct = direct + excluded.direct;
  INSERT INTO state_counts (state, postings)
    SELECT s.state, 1 FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_removed AFTER DELETE ON job_index BEGIN
  DELETE FROM jobs_fts WHERE rowid = old.key;
  UPDATE facet_counts SET postings = postings - 1, visa = visa - (old.facets >> 19 & 1),
    new_graduate = new_graduate - (old.facets >> 20 & 1), sign_on = sign_on - (old.facets >> 21 & 1),
    loan_repayment = loan_repayment - (old.facets >> 22 & 1), seven_on = seven_on - (old.facets >> 23 & 1),
    direct = direct - (old.facets >> 24 & 1)
    WHERE scope IN (SELECT 0 UNION ALL SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states))
      AND facets = old.facets & 524287;
  UPDATE state_counts SET postings = postings - 1
    WHERE state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
END;
CREATE TRIGGER job_index_profession_added AFTER INSERT ON job_index BEGIN
  INSERT INTO profession_counts (profession, state, postings)
    SELECT new.facets & 127, s.state, 1
    FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_profession_changed AFTER UPDATE OF state, facets, more_states ON job_index
WHEN old.state <> new.state OR old.facets & 127 <> new.facets & 127 OR old.more_states IS NOT new.more_states BEGIN
  UPDATE profession_counts SET postings = postings - 1 WHERE profession = old.facets & 127
    AND state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
  INSERT INTO profession_counts (profession, state, postings)
    SELECT new.facets & 127, s.state, 1
    FROM (SELECT new.state AS state UNION ALL SELECT value FROM json_each(new.more_states)) s WHERE true
    ON CONFLICT DO UPDATE SET postings = postings + 1;
END;
CREATE TRIGGER job_index_profession_removed AFTER DELETE ON job_index BEGIN
  UPDATE profession_counts SET postings = postings - 1 WHERE profession = old.facets & 127
    AND state IN (SELECT old.state UNION ALL SELECT value FROM json_each(old.more_states));
END;

DROP TRIGGER applicant_facts_change;
CREATE TRIGGER applicant_facts_change
AFTER UPDATE OF profession, license_states, state_code, more_places, workplace, compact_accepted ON jobs
WHEN old.profession IS NOT new.profession OR old.license_states IS NOT new.license_states OR old.state_code IS NOT new.state_code
  OR old.more_places IS NOT new.more_places OR old.workplace IS NOT new.workplace
  OR old.compact_accepted IS NOT new.compact_accepted BEGIN
  UPDATE applicant_facts SET license = NULL WHERE application_id IN (SELECT id FROM applications WHERE job_id = new.id);
END;
