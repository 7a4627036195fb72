-- The rail of a company's workspace counts the postings to confirm, and its list can begin with them.
CREATE INDEX jobs_of_employer_to_confirm ON jobs (employer_id, confirmed_at) WHERE origin = 'site' AND status = 'open';
