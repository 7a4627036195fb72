-- The order that the team gave its photos.
ALTER TABLE company_images ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
UPDATE company_images SET place = id;
DROP INDEX company_images_by_employer;
CREATE INDEX company_images_by_employer ON company_images (employer_id, kind, place, id);
