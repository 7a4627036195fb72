-- A company's start page lists the offers that wait for someone.
CREATE INDEX offers_open_of_employer ON offers (employer_id, created_at) WHERE state IN ('sent', 'accepted');
