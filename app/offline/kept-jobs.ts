import { findStateBySlug } from "#app/reference/place/states.ts";

export const cachePrefix = "site-";

export const keptJobsCache = `${cachePrefix}jobs`;

export const maxKeptJobs = 50;

/** A posting's slug ends in eight characters of a hash, but so does "north-carolina", which is a list. */
export function isJobPath(path: string): boolean {
  const slug = /^\/jobs\/([a-z0-9-]+-[a-z0-9]{8})$/.exec(path)?.[1];
  return slug !== undefined && findStateBySlug(slug) === null;
}

export function toJobOfData(path: string): string | null {
  const job = path.endsWith(".data") ? path.slice(0, -".data".length) : "";
  return isJobPath(job) ? job : null;
}

export function isPublicPage(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get("cache-control") ?? "");
}
