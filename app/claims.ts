/** The operator's own statements (spec section 1). They never appear beside federal figures that differ. */
export const claims = {
  professionals: "Over 1 million",
  activeJobs: "100+",
  /** The spec states two figures for active jobs. */
  activeJobsElsewhere: "23+",
  placements: "50K+",
  placementSuccess: "95%",
  rating: "4.9/5",
  coverage: "All 50 states",
  clientSatisfaction: "99%",
  oneYearRetention: "85%",
  placementInCity: "2-3 weeks",
  placementInState: "2-4 weeks",
  /** Must be in the same sentence as the weeks, because a new search takes longer. */
  placementMeaning: "time to a first accepted offer from candidates we already know",
  physicianSalary: "$337,500",
  nursePractitionerSalary: "$116,500",
  jobGrowth: "13% by 2030",
  /** In the spec's own sentences alone, with `responseCondition` beside it. */
  responseTime: "within 24 hours",
  responseCondition: "Weekends and federal holidays do not count.",
  answerTime: "within one business day",
  /** By our business hours; see `toDueAt`. */
  responseHours: 24,
} as const;
