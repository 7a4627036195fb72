import { findStateBySlug } from "#app/markets/states.ts";

/** Every cache of ours has this before its name. */
export const cachePrefix = "site-";

/** The cache of the job pages that stay readable: the page's path and its answer, as an anonymous visitor gets it. */
export const keptJobsCache = `${cachePrefix}jobs`;

export const maxKeptJobs = 50;

/** A posting's slug ends in eight characters of a hash; so does "north-carolina", which is a list. */
export function isJobPath(path: string): boolean {
  const slug = /^\/jobs\/([a-z0-9-]+-[a-z0-9]{8})$/.exec(path)?.[1];
  return slug !== undefined && findStateBySlug(slug) === null;
}

/** The job that a page's own request for data belongs to: "/jobs/{slug}.data" gives "/jobs/{slug}". */
export function toJobOfData(path: string): string | null {
  const job = path.endsWith(".data") ? path.slice(0, -".data".length) : "";
  return isJobPath(job) ? job : null;
}

/** The server says with this that the answer is the same for everybody. */
export function isPublicPage(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get("cache-control") ?? "");
}
