-- A company's own stages. Each counts as one of the states that applicants know.
CREATE TABLE stage_templates (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- For postings that chose none.
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX stage_templates_by_name ON stage_templates (employer_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX stage_templates_one_default ON stage_templates (employer_id) WHERE is_default = 1;

-- The first (new) and the last two (hired, not-selected) are fixed.
CREATE TABLE stages (
  id INTEGER PRIMARY KEY,
  template_id INTEGER NOT NULL REFERENCES stage_templates (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  state TEXT NOT NULL CHECK (state IN ('new', 'in-review', 'interview', 'offer', 'hired', 'not-selected')),
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX stages_by_template ON stages (template_id, position, id);
CREATE UNIQUE INDEX stages_by_name ON stages (template_id, name COLLATE NOCASE);
CREATE UNIQUE INDEX stages_fixed ON stages (template_id, state) WHERE state IN ('new', 'hired', 'not-selected');

CREATE TABLE posting_stages (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  template_id INTEGER NOT NULL REFERENCES stage_templates (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX posting_stages_by_template ON posting_stages (template_id);

-- For the company alone: what applicants may read is in application_events.
CREATE TABLE stage_moves (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  left_stage TEXT NOT NULL,
  stage TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX stage_moves_by_application ON stage_moves (application_id, id);
CREATE INDEX stage_moves_by_actor ON stage_moves (actor_id) WHERE actor_id IS NOT NULL;

-- Null for who withdrew, and before the company has someone here.
ALTER TABLE applications ADD COLUMN stage_id INTEGER REFERENCES stages (id) ON DELETE SET NULL;
-- Where it stood before, for an ending that is undone.
ALTER TABLE applications ADD COLUMN stage_before INTEGER;
CREATE INDEX applications_by_stage ON applications (stage_id, created_at DESC, id DESC);
CREATE INDEX applications_by_job_stage ON applications (job_id, stage_id, created_at DESC, id DESC);

-- An application without a stage gets the one for its state: where it stood before, the first of that state, or the last
-- that comes before that state.
CREATE TRIGGER applications_staged AFTER UPDATE OF stage_id ON applications
WHEN new.stage_id IS NULL AND new.employer_id IS NOT NULL AND new.state <> 'withdrawn' BEGIN
  UPDATE applications SET stage_id = (SELECT s.id FROM stages s WHERE s.template_id = coalesce(
        (SELECT p.template_id FROM posting_stages p JOIN stage_templates m ON m.id = p.template_id
          WHERE p.job_id = new.job_id AND m.employer_id = new.employer_id),
        (SELECT m.id FROM stage_templates m WHERE m.employer_id = new.employer_id AND m.is_default = 1))
      AND (s.state = new.state OR (new.state NOT IN ('hired', 'not-selected')
        AND instr('new>in-review>interview>offer', s.state) BETWEEN 1 AND instr('new>in-review>interview>offer', new.state)))
      ORDER BY s.state = new.state DESC, s.id IS new.stage_before DESC, iif(s.state = new.state, s.position, -s.position) LIMIT 1)
    WHERE id = new.id;
END;
CREATE TRIGGER applications_begin_staged AFTER INSERT ON applications BEGIN
  UPDATE applications SET stage_id = NULL WHERE id = new.id;
END;
CREATE TRIGGER applications_restaged AFTER UPDATE OF state, job_id, employer_id ON applications
WHEN old.job_id IS NOT new.job_id OR old.employer_id IS NOT new.employer_id OR (old.state <> new.state
  AND NOT EXISTS (SELECT 1 FROM stages s WHERE s.id = new.stage_id AND s.state = new.state)) BEGIN
  UPDATE applications SET stage_before = iif(old.state = new.state, coalesce(old.stage_id, old.stage_before), old.stage_before),
    stage_id = NULL WHERE id = new.id;
  UPDATE applications SET stage_before = coalesce(old.stage_id, old.stage_before) WHERE id = new.id;
END;

-- A workspace has stages from its first member on.
CREATE TRIGGER stages_begin AFTER INSERT ON memberships
WHEN NOT EXISTS (SELECT 1 FROM stage_templates WHERE employer_id = new.employer_id) BEGIN
  INSERT INTO stage_templates (employer_id, name, is_default) VALUES (new.employer_id, 'Our stages', 1);
  INSERT INTO stages (template_id, name, state, position)
    SELECT t.id, s.value ->> 0, s.value ->> 1, s.key FROM stage_templates t, json_each('[["New","new"],["In review","in-review"],
      ["Interview","interview"],["Offer","offer"],["Hired","hired"],["Not selected","not-selected"]]') s
      WHERE t.employer_id = new.employer_id;
  UPDATE applications SET stage_id = (SELECT s.id FROM stage_templates t JOIN stages s ON s.template_id = t.id
    WHERE t.employer_id = applications.employer_id AND s.state = applications.state)
    WHERE employer_id = new.employer_id;
END;

INSERT INTO stage_templates (employer_id, name, is_default) SELECT DISTINCT employer_id, 'Our stages', 1 FROM memberships;
INSERT INTO stages (template_id, name, state, position)
  SELECT t.id, s.value ->> 0, s.value ->> 1, s.key FROM stage_templates t, json_each('[["New","new"],["In review","in-review"],
    ["Interview","interview"],["Offer","offer"],["Hired","hired"],["Not selected","not-selected"]]') s;
UPDATE applications SET stage_id = (SELECT s.id FROM stage_templates t JOIN stages s ON s.template_id = t.id
    WHERE t.employer_id = applications.employer_id AND s.state = applications.state);
