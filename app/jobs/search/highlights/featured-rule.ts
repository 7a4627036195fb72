export const featuredJobs = 30;
export const newestRead = 600;
export const freshDays = 7;

export const featuredRule = `We choose up to ${featuredJobs} of the newest ${newestRead} open postings, at most one from each employer. Each states its pay. First come those that say the most of these: a pay range with both ends, the shift, the job type, the license, the benefits, the city, and a confirmation in the last ${freshDays} days that the job is open. Newer postings break ties. Nobody pays for a place.`;
