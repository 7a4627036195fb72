/** A hash of the entries' form (search-entry.test.ts). If the stored one differs, the index is rebuilt. */
export const indexVersion = "f5bc8b9be326";
