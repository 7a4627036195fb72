-- Posts for social networks. Texts keep their variables until a post is sent, so that a draft follows its posting.
CREATE TABLE social_templates (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  texts TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE social_posts (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  texts TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'scheduled', 'sent', 'failed')),
  -- When it got its state. For a scheduled post, when it is due.
  state_at INTEGER NOT NULL,
  reason TEXT CHECK ((reason IS NULL) = (state <> 'failed')),
  sent_texts TEXT CHECK ((sent_texts IS NULL) = (state <> 'sent')),
  revision INTEGER NOT NULL DEFAULT 1,
  -- What made it, once: a form that was sent, or a place among the best of a week.
  origin TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX social_posts_by_state ON social_posts (state, state_at, id);
CREATE INDEX social_posts_by_job ON social_posts (job_id);

-- A posting has one row, with its last post: the best of a week takes a posting only after 14 days.
CREATE TABLE social_turns (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  post_id TEXT NOT NULL,
  taken_at INTEGER NOT NULL
) STRICT;
