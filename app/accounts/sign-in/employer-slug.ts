import { toSlug } from "#app/kit/text/slug.ts";

const maxNameLength = 60;
const suffixLength = 8;

/** Adds a suffix, because registering a company's name must not give anyone its imported postings. */
export function toEmployerSlug(name: string, random: string): string {
  const suffix = random
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, suffixLength);
  return [toSlug(name).slice(0, maxNameLength), suffix].filter(Boolean).join("-").replaceAll("--", "-");
}
