/**
 * An operator's terms for hiring facilities, as /employers and the pages for each kind of buyer show them. Without a
 * text, a page says "Ask us": it never states a price that nobody set.
 */
export const hiringTerms: Record<
  "placementFee" | "feeDue" | "retainer" | "locumRate" | "guarantee" | "exclusivity",
  string | null
> = {
  placementFee: "22% of first-year base pay",
  feeDue: "30 days after the start date",
  /** For confidential and executive searches. */
  retainer: "30% of first-year base pay, in thirds: start, shortlist, acceptance",
  /** For days and weeks of coverage. */
  locumRate: "One hourly rate with malpractice insurance, quoted for each assignment",
  guarantee: "A new search at no charge if the hire leaves within 90 days",
  exclusivity: "None for contingency searches",
};

/** True until an operator has set terms of their own: pages then mark the ones above as samples. */
export const areSampleTerms = true;
