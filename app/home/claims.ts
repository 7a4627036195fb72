/**
 * What the company states about itself (spec section 1): static copy, not read from the data. Where a page is about
 * data it shows real counts instead. Of the spec's two figures for active jobs, 100+ is the claim; the other one, 23+,
 * is what stands in for today's postings where they cannot be read (`fallbackStats`).
 */
export const claims = {
  professionals: "1 million+",
  activeJobs: "100+",
  placements: "50K+",
  placementSuccess: "95%",
  rating: "4.9/5",
  coverage: "All 50 states",
  clientSatisfaction: "99%",
  oneYearRetention: "85%",
  placementInCity: "2-3 weeks",
  placementInState: "2-4 weeks",
  physicianSalary: "$337,500",
  nursePractitionerSalary: "$116,500",
  jobGrowth: "13% by 2030",
  /** When the pay and the growth above were last stated. */
  asOf: "November 2026",
  responseTime: "within 24 hours",
} as const;
