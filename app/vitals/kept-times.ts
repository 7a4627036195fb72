/**
 * How long the vitals database keeps a table's days; cron removes older rows by their column `day`. 400 days compare a
 * month with the same month a year earlier; hours are for looking into a slow week.
 */
export const keptDays = {
  vitals_histograms: 400,
  vitals_countries: 400,
  vitals_releases: 400,
  releases: 400,
  vitals_hours: 35,
  posting_days: 400,
  visit_hours: 7,
  visit_days: 400,
  visit_weeks: 400,
  search_days: 400,
};

/** Then only words that enough visits used are kept, and no visitors. A page compares two days by hours. */
export const rawSearchesKeptDays = 3;
