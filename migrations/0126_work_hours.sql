-- When a member takes interviews. Null while they said nothing: Monday to Friday, 9 to 5, in the company's time zone.
-- Days as "12345", from Monday, 1, to Sunday, 7. Hours in minutes after midnight of the zone.
ALTER TABLE memberships ADD COLUMN work_days TEXT CHECK (work_days GLOB '[1-7]*' AND length(work_days) <= 7);
ALTER TABLE memberships ADD COLUMN work_from INTEGER
  CHECK ((work_from IS NULL) = (work_days IS NULL) AND work_from BETWEEN 0 AND 1439);
ALTER TABLE memberships ADD COLUMN work_to INTEGER
  CHECK ((work_to IS NULL) = (work_days IS NULL) AND work_to BETWEEN 1 AND 1440 AND work_to > work_from);
ALTER TABLE memberships ADD COLUMN work_zone TEXT CHECK ((work_zone IS NULL) = (work_days IS NULL));
