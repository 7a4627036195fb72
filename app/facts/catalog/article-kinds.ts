// Apart from the records, so that browsers load no schemas.

export const articleKinds = ["guide", "resource", "blog"] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** In the order of a working life. */
export const guideCategories = {
  "first-job": "First job",
  "licenses-and-moving": "Licenses and moving",
  "pay-and-contracts": "Pay and contracts",
  "working-life": "Working life",
  "specialty-change": "Changing specialty",
  "travel-and-locum": "Travel and locum tenens",
  leadership: "Leadership",
} as const;
export type GuideCategory = keyof typeof guideCategories;
