-- For the desk's list of specialties that people typed because ours lacks them.
CREATE INDEX profile_details_unlisted ON profile_details (lower(details ->> '$.specialty.unlisted'))
  WHERE details ->> '$.specialty.unlisted' IS NOT NULL;
