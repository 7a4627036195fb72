-- What alike open postings say they pay, for those that say nothing: the middle half, in cents per the unit that most use.
CREATE TABLE posted_pay (
  profession TEXT NOT NULL,
  state_code TEXT NOT NULL,
  type TEXT NOT NULL,
  specialty TEXT NOT NULL, -- '' for none
  unit TEXT NOT NULL,
  low INTEGER NOT NULL,
  high INTEGER NOT NULL CHECK (high >= low),
  postings INTEGER NOT NULL,
  PRIMARY KEY (profession, state_code, type, specialty)
) STRICT, WITHOUT ROWID;
