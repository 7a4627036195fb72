/** Shown where nothing has been typed yet. */
export const examples = [
  "night ICU jobs in Texas over $50 an hour",
  "remote psych NP jobs",
  "what do PAs make in Ohio",
  "RN license California",
  "can I work in Colorado with my Arizona RN license",
  "how to negotiate a nursing offer",
  "saved jobs",
  "hire a psychiatrist in Chicago",
] as const;
