export const offerNames = ["Offer A", "Offer B"] as const;

export const resultId = "result";
