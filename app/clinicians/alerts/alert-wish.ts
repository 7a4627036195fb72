import { z } from "zod";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { type TimeZone, timeZones, toTimeZone } from "#app/facts/reference/place/time-zones.ts";
import { toPills } from "#app/jobs/list/pills.ts";
import { readSavedSearch, toSearchNoun, wholeBoard } from "#app/jobs/search/percolator/search-address.ts";
import { rhythms } from "./alert.ts";

const searchAddress = z.string().max(2000).default("");
const rhythm = z.enum(rhythms).catch("daily");
const zone = z.enum(timeZones).optional().catch(undefined);

/** What "Alert me" sends. The address is that of a list. */
export const askedAlert = z.object({
  search: searchAddress,
  rhythm,
  zone,
  replaces: z.string().max(40).optional(),
});

export const guestAlert = askedAlert.extend({
  email: z
    .string("Enter your email address.")
    .trim()
    .toLowerCase()
    .max(254, "An email address has at most 254 characters.")
    .pipe(z.email("Enter an email address such as name@example.com.")),
});

export const changedAlert = z.object({
  name: z
    .string()
    .trim()
    .max(80, "A name has at most 80 characters.")
    .default("")
    .transform((name) => name.replace(/\p{Cc}+/gu, " ")),
  rhythm,
});

export const personSettings = z.object({
  zone: z.enum(timeZones),
  quiet: z.array(z.coerce.number().int().min(0).max(6)).max(7),
});

/** At least one day is left for mail. */
export const toQuietDays = (days: readonly number[]): number | null => {
  const bits = [...new Set(days)].reduce((all, day) => all | (1 << day), 0);
  return bits === 0b1111111 ? null : bits;
};

/** Its own, or else by what it asks. */
export const toShownName = (alert: {
  name: string | null;
  address: string;
  company: string | null;
}): string => alert.name ?? toAlertName(alert.address, alert.company);

/** "Registered Nurse jobs in Texas, nights, $50+ an hour", or "New jobs of Harbor Ridge" for a company. */
export function toAlertName(address: string, companyName: string | null): string {
  if (address === wholeBoard) return "All new jobs";
  const search = readSavedSearch(new URLSearchParams(address));
  if ("company" in search) return `New jobs of ${companyName ?? search.company}`;
  const { filters } = search;
  const isRemote = filters.workplace.length === 1 && filters.workplace[0] === "remote";
  const inNoun = new Set([
    "query",
    "location",
    "specialty",
    ...(filters.profession.length === 1 ? ["profession"] : []),
  ]);
  const others = toPills(filters).filter(({ of }) => !inNoun.has(of) && !(isRemote && of === "workplace"));
  return [toSearchNoun(filters), ...others.map(({ label }) => label)].join(", ");
}

/** Of where the visitor is, or else of where she looks. */
export function toLikelyZone(visitorState: string | null, address: string): TimeZone {
  if (visitorState) return toTimeZone(visitorState);
  const search = readSavedSearch(new URLSearchParams(address));
  return toTimeZone("filters" in search ? (parsePlace(search.filters.location).state?.code ?? null) : null);
}
