-- One draft of each person for each posting that is edited: the one saved last stays.
DELETE FROM posting_drafts WHERE job_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM posting_drafts other WHERE other.user_id = posting_drafts.user_id AND other.job_id = posting_drafts.job_id
    AND (other.updated_at, other.id) > (posting_drafts.updated_at, posting_drafts.id));
CREATE UNIQUE INDEX posting_drafts_once ON posting_drafts (user_id, job_id) WHERE job_id IS NOT NULL;

-- The posting that a draft became, so that a form sent a second time is answered with it.
CREATE TABLE published_drafts (
  public_id TEXT PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX published_drafts_by_age ON published_drafts (at);
CREATE INDEX published_drafts_by_job ON published_drafts (job_id);
