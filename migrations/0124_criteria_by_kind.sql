-- Travel nurses and physicians are not rated by the same words. Without a row, the company's own criteria hold.
CREATE TABLE kind_criteria (
  template_id INTEGER PRIMARY KEY REFERENCES stage_templates (id) ON DELETE CASCADE,
  names TEXT NOT NULL CHECK (json_array_length(names) BETWEEN 3 AND 8)
) STRICT;
