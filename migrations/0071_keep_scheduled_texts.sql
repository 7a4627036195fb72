-- What a social post said when one of us scheduled it: the posting's title and the filled texts. It is sent only as such.
ALTER TABLE social_posts ADD COLUMN as_scheduled TEXT;
