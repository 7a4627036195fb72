/**
 * How long the vitals database keeps a table's days; cron removes older rows by their column `day`. 400 days compare a
 * month with the same month a year earlier.
 */
export const keptDays = {
  vitals_histograms: 400,
  posting_days: 400,
};
