import { findStateBySlug } from "#app/facts/reference/place/states.ts";
import { paths } from "#app/paths.ts";

export const maxKeptJobs = 50;

/** A posting's slug ends in eight characters of a hash, but so does "north-carolina", which is a list. */
export function isJobPath(path: string): boolean {
  const slug = /^\/jobs\/([a-z0-9-]+-[a-z0-9]{8})$/.exec(path)?.[1];
  return slug !== undefined && findStateBySlug(slug) === null;
}

/** The posting may be on its own page or beside a list. */
export function toOpenedJob({ pathname, searchParams }: URL): string | null {
  const besideList = searchParams.get("job");
  const asked = pathname.replace(/^\/api(\/jobs\/[^/]+)\/beside$/, "$1").replace(/\.data$/, "");
  const job = asked === paths.jobs() && besideList ? paths.job(besideList) : asked;
  return isJobPath(job) ? job : null;
}

export function isPublicPage(response: Response): boolean {
  return response.status === 200 && /\bpublic\b/.test(response.headers.get("cache-control") ?? "");
}
