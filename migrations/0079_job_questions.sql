-- What an employer asks of each applicant to a posting: one list, read with the posting. Answers keep the question as it
-- was asked, so a change here leaves them alone. The revision refuses a form that is older than what is stored.
CREATE TABLE job_questions (
  job_id INTEGER PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  questions TEXT NOT NULL CHECK (json_valid(questions) AND json_type(questions) = 'array' AND json_array_length(questions) <= 12),
  revision INTEGER NOT NULL CHECK (revision > 0),
  changed_at INTEGER NOT NULL
) STRICT;
