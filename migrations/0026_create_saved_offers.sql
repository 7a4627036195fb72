-- Offers that somebody keeps in their account, as the address of the salary tool has them. A double click sends the
-- same key twice.
CREATE TABLE saved_offers (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) <= 80),
  search TEXT NOT NULL CHECK (length(search) <= 4000),
  idempotency_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, idempotency_key)
) STRICT;
CREATE INDEX saved_offers_newest ON saved_offers (user_id, created_at DESC, id DESC);
