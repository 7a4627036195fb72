/** From schema.org's JobPosting and Thing, without deprecated ones. */
export const knownProperties: ReadonlySet<string> = new Set(
  "additionalType alternateName applicantLocationRequirements applicationContact baseSalary datePosted description directApply disambiguatingDescription educationRequirements eligibilityToWorkRequirement employerOverview employmentType employmentUnit estimatedSalary experienceInPlaceOfEducation experienceRequirements hiringOrganization identifier image incentiveCompensation industry jobBenefits jobDuration jobImmediateStart jobLocation jobLocationType jobStartDate mainEntityOfPage name occupationalCategory owner physicalRequirement potentialAction qualifications relevantOccupation responsibilities salaryCurrency sameAs securityClearanceRequirement sensoryRequirement skills specialCommitments subjectOf title totalJobOpenings url validThrough workHours".split(
    " ",
  ),
);
