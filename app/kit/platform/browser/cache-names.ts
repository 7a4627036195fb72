export const cachePrefix = "site-";

export const keptJobsCache = `${cachePrefix}jobs`;
