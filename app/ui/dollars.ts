const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** "$98,420", without cents. */
export const formatDollars = (dollars: number): string => wholeDollars.format(dollars);
