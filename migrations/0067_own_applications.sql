-- An account owns only the applications that were sent from its own address. Of the others, their address's owner does.
UPDATE applications SET user_id = NULL WHERE user_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM users u WHERE u.id = applications.user_id AND lower(u.email) = lower(applications.email)
);
