const monthAndYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

export const formatMonth = (yearAndMonth: string): string =>
  monthAndYear.format(new Date(`${yearAndMonth}-01`));
