-- An owner may ask that postings of recruiters are approved before they are published: by an owner, or by the member named.
ALTER TABLE employers ADD COLUMN requires_approval INTEGER NOT NULL DEFAULT 0 CHECK (requires_approval IN (0, 1));
ALTER TABLE employers ADD COLUMN approver_id INTEGER REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX employers_by_approver ON employers (approver_id) WHERE approver_id IS NOT NULL;

-- A draft waits for approval from asked_at on. Sent back, it has the note of who read it.
ALTER TABLE posting_drafts ADD COLUMN asked_at INTEGER;
ALTER TABLE posting_drafts ADD COLUMN sent_back TEXT CHECK (length(sent_back) <= 1000);
CREATE INDEX posting_drafts_asked ON posting_drafts (employer_id, asked_at) WHERE asked_at IS NOT NULL;

CREATE TRIGGER memberships_approver_gone AFTER DELETE ON memberships BEGIN
  UPDATE employers SET approver_id = NULL WHERE id = old.employer_id AND approver_id = old.user_id;
END;
CREATE TRIGGER memberships_approver_limited AFTER UPDATE OF is_manager ON memberships WHEN new.is_manager = 1 BEGIN
  UPDATE employers SET approver_id = NULL WHERE id = new.employer_id AND approver_id = new.user_id;
END;
