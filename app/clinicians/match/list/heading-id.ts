export const matchesHeadingId = "matches-heading";
