// Apart from the schema, so that browsers do not load it.

export const mostSpecialties = 3;
export const mostCertificates = 8;
export const mostGoals = 12;
export const maxGoalLength = 160;
export const maxPlaceLength = 100;
export const maxYears = 60;
export const maxMiles = 500;
export const maxPay = 9_999_999;
export const paidPer = ["hour", "week", "year"] as const;
export const mostNumberedLicenses = 16;
export const mostEducation = 8;
export const mostExperience = 12;
export const mostReferences = 5;
export const mostHiddenEmployers = 20;
export const maxNameLength = 100;
export const maxDetailLength = 120;
export const maxBeds = 9_999;
export const visibilities = ["hidden", "searched"] as const;
