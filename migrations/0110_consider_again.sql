-- The applicant ticked that this company may look at the application again for its other postings.
ALTER TABLE applications ADD COLUMN may_consider_again INTEGER NOT NULL DEFAULT 0 CHECK (may_consider_again IN (0, 1));
CREATE INDEX applications_to_consider ON applications (employer_id, created_at DESC, id DESC) WHERE may_consider_again = 1;
