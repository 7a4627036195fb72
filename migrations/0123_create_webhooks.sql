-- Where a company's own systems hear of what happens (Standard Webhooks).
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  address TEXT NOT NULL CHECK (length(address) <= 1000),
  -- JSON: what it hears of.
  events TEXT NOT NULL CHECK (json_valid(events) AND json_type(events) = 'array' AND json_array_length(events) > 0),
  shape TEXT NOT NULL DEFAULT 'standard' CHECK (shape IN ('standard', 'slack')),
  -- Sealed. The secret before it signs beside it until its day is over.
  secret TEXT NOT NULL,
  old_secret TEXT,
  old_until INTEGER,
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused')),
  -- Since when nothing arrives.
  failing_since INTEGER,
  created_at INTEGER NOT NULL,
  CHECK ((old_secret IS NULL) = (old_until IS NULL))
) STRICT;
CREATE INDEX webhooks_by_employer ON webhooks (employer_id, id);

-- A message to an endpoint, until a month has passed.
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY,
  -- The webhook-id, the same for each try.
  public_id TEXT NOT NULL UNIQUE,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  tries INTEGER NOT NULL DEFAULT 0,
  -- Null while the endpoint is paused, and once it is over.
  next_at INTEGER,
  leased_until INTEGER,
  tried_at INTEGER,
  -- Of the last try: what the endpoint answered, or what kept us from asking it.
  status INTEGER,
  problem TEXT,
  CHECK (state = 'waiting' OR next_at IS NULL)
) STRICT;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at);

-- Triggers write the messages, so that whatever changes an application or a posting tells of it in the same moment. They
-- name ids, stages and postings, and nobody.
CREATE TRIGGER webhooks_application_created AFTER INSERT ON applications
WHEN new.employer_id IS NOT NULL AND EXISTS (SELECT 1 FROM webhooks WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'application.created', json_object('application', new.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = new.job_id), 'title', new.job_title, 'state', new.state,
      'stage', (SELECT s.name FROM stages s WHERE s.state = new.state AND s.template_id = coalesce(
        (SELECT p.template_id FROM posting_stages p JOIN stage_templates m ON m.id = p.template_id
          WHERE p.job_id = new.job_id AND m.employer_id = new.employer_id),
        (SELECT m.id FROM stage_templates m WHERE m.employer_id = new.employer_id AND m.is_default = 1))
        ORDER BY s.position LIMIT 1)), new.created_at, new.created_at
      FROM webhooks w WHERE w.employer_id = new.employer_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'application.created');
END;

CREATE TRIGGER webhooks_stage_moved AFTER INSERT ON stage_moves
WHEN EXISTS (SELECT 1 FROM webhooks w JOIN applications a ON a.employer_id = w.employer_id WHERE a.id = new.application_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'application.moved', json_object('application', a.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = a.job_id), 'title', a.job_title, 'state', ifnull((SELECT s.state FROM stages s
        WHERE s.name = new.stage AND s.template_id = (SELECT o.template_id FROM stages o WHERE o.id = a.stage_id)), a.state),
      'stage', new.stage), new.at, new.at
      FROM applications a JOIN webhooks w ON w.employer_id = a.employer_id
      WHERE a.id = new.application_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'application.moved');
END;

-- Endings, what takes them back, and withdrawals have no stage_moves.
CREATE TRIGGER webhooks_application_ended AFTER INSERT ON application_events
WHEN new.kind = 'state' AND (new.ending_id IS NOT NULL OR new.detail ->> 'to' IN ('not-selected', 'withdrawn'))
  AND EXISTS (SELECT 1 FROM webhooks w JOIN applications a ON a.employer_id = w.employer_id WHERE a.id = new.application_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'application.moved', json_object('application', a.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = a.job_id), 'title', a.job_title, 'state', new.detail ->> 'to',
      'stage', coalesce((SELECT s.name FROM stages s WHERE s.id = a.stage_before AND s.state = new.detail ->> 'to'),
        (SELECT s.name FROM stages s WHERE s.state = new.detail ->> 'to'
          AND s.template_id = (SELECT o.template_id FROM stages o WHERE o.id = a.stage_id) ORDER BY s.position LIMIT 1))),
      new.at, new.at
      FROM applications a JOIN webhooks w ON w.employer_id = a.employer_id
      WHERE a.id = new.application_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'application.moved');
END;

-- What an ending says goes out later, and may be taken back.
CREATE TRIGGER webhooks_message_created AFTER INSERT ON application_events
WHEN new.kind IN ('answer', 'reply') AND new.ending_id IS NULL
  AND EXISTS (SELECT 1 FROM webhooks w JOIN applications a ON a.employer_id = w.employer_id WHERE a.id = new.application_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'message.created', json_object('application', a.public_id,
      'posting', (SELECT slug FROM jobs WHERE id = a.job_id), 'title', a.job_title,
      'from', iif(new.kind = 'reply', 'applicant', 'company')), new.at, new.at
      FROM applications a JOIN webhooks w ON w.employer_id = a.employer_id
      WHERE a.id = new.application_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'message.created');
END;

CREATE TRIGGER webhooks_posting_created AFTER INSERT ON jobs
WHEN new.status = 'open' AND EXISTS (SELECT 1 FROM webhooks WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, 'posting.opened', json_object('posting', new.slug, 'title', new.title,
      'status', new.status), new.updated_at, new.updated_at
      FROM webhooks w WHERE w.employer_id = new.employer_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e WHERE e.value = 'posting.opened');
END;

CREATE TRIGGER webhooks_posting_changed AFTER UPDATE OF status ON jobs
WHEN (old.status = 'open') <> (new.status = 'open') AND EXISTS (SELECT 1 FROM webhooks WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO webhook_deliveries (public_id, webhook_id, type, data, created_at, next_at)
    SELECT 'msg_' || lower(hex(randomblob(12))), w.id, iif(new.status = 'open', 'posting.opened', 'posting.closed'),
      json_object('posting', new.slug, 'title', new.title, 'status', new.status), new.updated_at, new.updated_at
      FROM webhooks w WHERE w.employer_id = new.employer_id AND w.status = 'active'
        AND EXISTS (SELECT 1 FROM json_each(w.events) e
          WHERE e.value = iif(new.status = 'open', 'posting.opened', 'posting.closed'));
END;
