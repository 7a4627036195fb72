-- What a company says on its careers page of what it is like to work there, as JSON: text, values and the link of a video.
-- What asks for money, a messenger or secrets is in `waiting` until our desk has read it. Pictures have rows of their own.
CREATE TABLE company_pages (
  employer_id INTEGER PRIMARY KEY REFERENCES employers (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  shown TEXT NOT NULL CHECK (json_valid(shown)),
  waiting TEXT CHECK (json_valid(waiting)),
  -- Null where we sent it back, for `reason`.
  asked_at INTEGER CHECK (asked_at IS NULL OR waiting IS NOT NULL),
  -- Visitors see neither text nor pictures.
  down_at INTEGER,
  reason TEXT
) STRICT;
CREATE INDEX company_pages_by_wait ON company_pages (asked_at) WHERE asked_at IS NOT NULL;

-- The bytes are in R2, without hidden data, under "company-images/" and the name.
CREATE TABLE company_images (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  name TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('logo', 'cover', 'photo')),
  -- What a photo shows, for people who do not see it.
  alt TEXT NOT NULL CHECK (length(alt) <= 160 AND (kind = 'photo') = (alt <> '')),
  width INTEGER NOT NULL CHECK (width > 0),
  height INTEGER NOT NULL CHECK (height > 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX company_images_by_employer ON company_images (employer_id, kind, id);
CREATE UNIQUE INDEX company_images_once ON company_images (employer_id, kind) WHERE kind <> 'photo';
