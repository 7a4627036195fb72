-- A suspended person cannot sign in, and is told why.
ALTER TABLE users ADD COLUMN suspended_at INTEGER;
ALTER TABLE users ADD COLUMN suspended_reason TEXT CHECK (length(suspended_reason) <= 300);

-- The desk lists people newest first, and finds them by how a name begins.
CREATE INDEX users_by_role ON users (role, id);
CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_by_last_name ON users (lower(last_name), lower(first_name));
CREATE INDEX users_by_first_name ON users (lower(first_name));

-- The log is paged by id.
DROP INDEX audit_log_by_subject;
CREATE INDEX audit_log_by_subject ON audit_log (subject, id DESC);
CREATE INDEX audit_log_by_actor_action ON audit_log (actor_id, action, id DESC);
