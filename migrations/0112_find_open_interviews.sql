-- Proposed and without a time, for what is due at a company.
CREATE INDEX interviews_open_of_employer ON interviews (employer_id, changed_at) WHERE state IN ('proposed', 'asked');
