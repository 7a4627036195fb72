-- The desk answers an application only when nobody at the employer was told of it by mail. The lists of the desk read those
-- alone, so that the others, which may be a million, cost them nothing.
ALTER TABLE applications ADD COLUMN is_for_desk INTEGER NOT NULL DEFAULT 0 CHECK (is_for_desk IN (0, 1));
UPDATE applications SET is_for_desk = 1 WHERE NOT EXISTS (
  SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.employer_id = applications.employer_id AND m.role IN ('owner', 'recruiter')
      AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
);
DROP INDEX applications_by_desk_status;
CREATE INDEX applications_for_desk_newest ON applications (created_at DESC, id DESC) WHERE is_for_desk = 1;
CREATE INDEX applications_for_desk_by_status ON applications (desk_status, created_at DESC, id DESC) WHERE is_for_desk = 1;

-- What moved in the last 24 hours: postings that came online or ended, and new accounts.
CREATE INDEX job_events_moved ON job_events (detail ->> 'to', at) WHERE kind = 'state';
CREATE INDEX users_newest ON users (created_at);
