/** A hash of what entries look like (search-entry.test.ts). Where the stored index has another, it is built anew. */
export const indexVersion = "aa934f641c20";
