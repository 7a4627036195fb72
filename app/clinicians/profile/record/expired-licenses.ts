import { toStateText } from "#app/facts/reference/place/states.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import type { Profile } from "./profile.ts";

type Licensed = Pick<Profile, "licenses">;

const isExpired = ({ expires }: Profile["licenses"][number], today: string): boolean =>
  expires !== null && expires < today;

/** @param today such as "2026-11-26" */
export const listCurrentLicenses = ({ licenses }: Licensed, today: string): Profile["licenses"] =>
  licenses.filter((license) => !isExpired(license, today));

/** Null if none has. */
export function describeExpired({ licenses }: Licensed, today: string): string | null {
  const expired = licenses.filter((license) => isExpired(license, today));
  if (expired.length === 0) return null;
  const from = listWithAnd(expired.map(({ state }) => toStateText(state)));
  return expired.length === 1
    ? `Your license from ${from} has expired by your profile, so it opens nothing here.`
    : `Your licenses from ${from} have expired by your profile, so they open nothing here.`;
}
