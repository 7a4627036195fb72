const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-05" as "May 2026" */
export const formatMonth = (yearAndMonth: string): string =>
  monthAndYear.format(new Date(`${yearAndMonth}-01`));
