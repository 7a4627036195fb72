-- The places of a first letter, largest first: what begins with "m" or "mem" is read in the order in which it is shown.
CREATE INDEX cities_by_letter ON cities (substr(search_name, 1, 1), population DESC);
