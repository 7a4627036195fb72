-- Reports ask of thousands of applications which were ever in an interview or had an offer.
CREATE INDEX application_events_reached ON application_events (application_id)
  WHERE kind = 'state' AND detail ->> 'to' IN ('interview', 'offer');
