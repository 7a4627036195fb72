import { toSlug } from "#app/jobs/job-draft.ts";

const maxNameLength = 60;
const suffixLength = 8;

/**
 * The slug of a company that someone registers. The suffix keeps it apart from the plain slug that imports use:
 * registering a company's name must not give anyone its postings.
 */
export function toEmployerSlug(name: string, random: string): string {
  const suffix = random
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, suffixLength);
  return [toSlug(name).slice(0, maxNameLength), suffix].filter(Boolean).join("-").replaceAll("--", "-");
}
