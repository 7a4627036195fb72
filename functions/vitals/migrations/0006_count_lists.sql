-- About how often a list that had the posting was opened (estimated from a share of the lists), and how often the link to
-- the employer's own form was followed.
ALTER TABLE posting_days ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE posting_days ADD COLUMN clicks INTEGER NOT NULL DEFAULT 0;
