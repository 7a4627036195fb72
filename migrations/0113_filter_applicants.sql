-- What applications say that lists of applicants are filtered by. Read from the copy and the résumé after they came.
CREATE TABLE applicant_facts (
  application_id INTEGER PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  -- Whether the licenses that were named let the applicant work this posting. Null until that is read.
  license TEXT CHECK (license IN ('yes', 'ask', 'no', 'unknown')),
  -- " TX OK "
  states TEXT NOT NULL DEFAULT '',
  is_multistate INTEGER NOT NULL DEFAULT 0 CHECK (is_multistate IN (0, 1)),
  years INTEGER,
  -- [["BLS","2027-03-01"],["CCRN",null]]
  certificates TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(certificates)),
  start_on TEXT,
  -- Whether all answers are what the employer asks for. Null where nothing was asked.
  answers_fit INTEGER CHECK (answers_fit IN (0, 1))
) STRICT;
CREATE INDEX applicant_facts_unread ON applicant_facts (application_id) WHERE license IS NULL;
INSERT INTO applicant_facts (application_id) SELECT application_id FROM application_copies;

CREATE TRIGGER applicant_facts_due AFTER INSERT ON application_copies BEGIN
  INSERT OR IGNORE INTO applicant_facts (application_id) VALUES (new.application_id);
END;
CREATE TRIGGER applicant_facts_change AFTER UPDATE OF profession, license_states, state_code, workplace, compact_accepted ON jobs
WHEN old.profession IS NOT new.profession OR old.license_states IS NOT new.license_states OR old.state_code IS NOT new.state_code
  OR old.workplace IS NOT new.workplace OR old.compact_accepted IS NOT new.compact_accepted BEGIN
  UPDATE applicant_facts SET license = NULL WHERE application_id IN (SELECT id FROM applications WHERE job_id = new.id);
END;

-- What a file said goes with it. What was written into the form is read again.
CREATE TRIGGER applicant_facts_forget AFTER UPDATE OF r2_key ON application_files
WHEN old.r2_key IS NOT NULL AND new.r2_key IS NULL AND new.field = 'resume' BEGIN
  UPDATE applicant_facts SET years = NULL, certificates = '[]', license = NULL WHERE application_id = new.application_id;
END;

-- The words of answers are found, too.
DROP VIEW applications_words;
CREATE VIEW applications_words AS SELECT id,
  first_name || ' ' || last_name || ' ' || email || ' ' || employer_name || ' ' || job_title || ' ' || message
    || coalesce((SELECT group_concat(' ' || (n.value ->> 'value'), '') FROM application_copies c, json_each(c.copy, '$.answers') n
      WHERE c.application_id = applications.id), '') AS words,
  substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '.', ''), '+', ''), -10) AS digits,
  'company' || employer_id AS company
  FROM applications;
CREATE TRIGGER application_copies_worded AFTER INSERT ON application_copies
WHEN json_array_length(new.copy, '$.answers') > 0 BEGIN
  DELETE FROM applications_fts WHERE rowid = new.application_id;
  INSERT INTO applications_fts (rowid, words, digits, company)
    SELECT id, words, digits, company FROM applications_words WHERE id = new.application_id;
END;
DELETE FROM applications_fts WHERE rowid IN (SELECT application_id FROM application_copies WHERE json_array_length(copy, '$.answers') > 0);
INSERT INTO applications_fts (rowid, words, digits, company) SELECT id, words, digits, company FROM applications_words
  WHERE id IN (SELECT application_id FROM application_copies WHERE json_array_length(copy, '$.answers') > 0);
