export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2000, at, 1)).toLocaleDateString("en-US", { month: "long", timeZone: "UTC" }),
);
