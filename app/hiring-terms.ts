/** Without a text, a page says "Ask us": it never states a price that nobody set. */
export const hiringTerms: Record<
  "placementFee" | "feeDue" | "retainer" | "locumRate" | "guarantee" | "exclusivity",
  string | null
> = {
  placementFee: "22% of first-year base pay",
  feeDue: "30 days after the start date",
  retainer: "30% of first-year base pay, in thirds: start, shortlist, acceptance",
  locumRate: "One hourly rate with malpractice insurance, quoted for each assignment",
  guarantee: "A new search at no charge if the hire leaves within 90 days",
  exclusivity: "None for contingency searches",
};

/** True until an operator has set terms: pages then mark the ones above as samples. */
export const areSampleTerms = true;
