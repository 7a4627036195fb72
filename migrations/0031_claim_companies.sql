-- A company that people act for: what was proven, when its people work and how many it employs (pay laws ask).
ALTER TABLE employers ADD COLUMN domain TEXT CHECK (domain = lower(domain));
ALTER TABLE employers ADD COLUMN time_zone TEXT NOT NULL DEFAULT 'America/New_York';
ALTER TABLE employers ADD COLUMN staff INTEGER CHECK (staff BETWEEN 1 AND 9999999);
-- An admin approved its first posting; later ones are published at once.
ALTER TABLE employers ADD COLUMN approved_at INTEGER;
ALTER TABLE employers ADD COLUMN verified_by TEXT CHECK (verified_by IN ('domain', 'review'));
CREATE INDEX employers_by_name ON employers (name COLLATE NOCASE);

-- Who says that they act for a company that was here before them.
CREATE TABLE company_claims (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn')),
  way TEXT NOT NULL CHECK (way IN ('domain', 'review')),
  message TEXT NOT NULL DEFAULT '' CHECK (length(message) <= 2000),
  reason TEXT CHECK (length(reason) <= 1000),
  created_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE UNIQUE INDEX company_claims_pending ON company_claims (user_id, employer_id) WHERE state = 'pending';
CREATE INDEX company_claims_by_user ON company_claims (user_id, created_at DESC);
CREATE INDEX company_claims_by_employer ON company_claims (employer_id, state);
CREATE INDEX company_claims_by_state ON company_claims (state, created_at);

CREATE TABLE invitations (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  email TEXT NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'reviewer')),
  secret_hash TEXT NOT NULL UNIQUE,
  created_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  revoked_at INTEGER
) STRICT;
CREATE UNIQUE INDEX invitations_open ON invitations (employer_id, email) WHERE used_at IS NULL AND revoked_at IS NULL;
CREATE INDEX invitations_by_expiry ON invitations (expires_at);

-- What a person sent us with their own email is listed for them.
CREATE INDEX hire_requests_by_email ON hire_requests (email, created_at DESC, id DESC);
CREATE INDEX contacts_by_email ON contacts (email, created_at DESC, id DESC);
