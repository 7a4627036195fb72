export const readingOrder: readonly string[] = Object.entries({
  "/career-guides/first-job":
    "new-graduate-rn-first-job nurse-residency-or-direct-hire first-nurse-practitioner-job first-physician-assistant-job from-residency-to-first-contract first-year-as-an-attending first-allied-health-job",
  "/career-guides/licenses-and-moving":
    "how-a-multistate-license-works move-your-rn-license physician-licenses-in-several-states nurse-practitioner-new-state from-offer-to-first-shift therapist-and-speech-compacts j-1-waivers-and-conrad-30 nurses-and-clinicians-from-abroad",
  "/career-guides/pay-and-contracts":
    "read-a-pay-range negotiate-a-nursing-offer compare-two-offers sign-on-bonus-terms productivity-pay-for-physicians malpractice-tail-coverage restrictive-covenants w2-or-1099 differentials-and-overtime loan-repayment-for-clinicians",
  "/career-guides/working-life":
    "apply-and-follow-up your-rights-on-pay-at-work schedules-call-and-floating time-off-and-leave staffing-unsafe-assignments bullying-conflict-and-burnout violence-and-injury-at-work license-trouble-and-background-checks leave-a-job-well per-diem-part-time-and-second-jobs settings-compared school-and-degrees-while-working career-moves-for-nurses career-moves-for-allied-and-support-staff physician-and-app-careers",
  "/career-guides/specialty-change":
    "med-surg-to-icu bedside-to-outpatient rn-to-nurse-practitioner change-specialty-as-a-pa into-the-operating-room return-after-a-break",
  "/career-guides/travel-and-locum":
    "first-travel-assignment read-a-travel-pay-package tax-home-basics first-locum-tenens-assignment canceled-shifts-and-guaranteed-hours travel-credential-packet",
  "/career-guides/leadership":
    "charge-nurse-to-manager what-a-medical-director-does practice-administrator-path nurse-manager-interview first-90-days-as-a-manager",
  "/resources":
    "interview-preparation interview-after-a-dismissal benefits-evaluation market-trends continuing-education nurse-practitioner-guide physician-assistant-guide physician-leadership cover-letter-guide certification-roadmap high-demand-specialties best-states",
  "/blog":
    "where-the-same-rn-keeps-most what-a-multistate-license-opens nurse-practitioner-laws-since-2023 what-pay-transparency-laws-ask travel-pay-against-gsa-rates what-a-1099-offer-must-pay few-hospitals-high-pay same-state-different-pay metros-across-a-state-line np-or-pa-pay-by-state which-professions-grow-fastest why-we-ask-if-you-still-hire",
}).flatMap(([folder, slugs]) => slugs.split(" ").map((slug) => `${folder}/${slug}`));
