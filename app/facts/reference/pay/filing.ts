export const filings = ["single", "married_joint", "head_of_household"] as const;
export type Filing = (typeof filings)[number];
