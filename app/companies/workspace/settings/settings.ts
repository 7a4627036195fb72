import { z } from "zod";
import { companyField } from "#app/accounts/account-fields.ts";
import { findState, states } from "#app/facts/reference/place/states.ts";
import {
  type TimeZone,
  timeZones,
  toTimeZone,
  toTimeZoneName,
} from "#app/facts/reference/place/time-zones.ts";
import { optionalLine, optionalText } from "#app/kit/forms/fields.ts";
import { listGiven } from "#app/kit/forms/receipt.ts";
import { formatCount } from "#app/kit/ui/count.ts";

const badWebsite = "Please enter a web address, such as https://northquill.org";
const badStaff = "Please enter a whole number from 1 to 9,999,999";

/** "northquill.org/about" becomes "https://northquill.org/about". Returns null for what no browser opens. */
function toWebsite(typed: string): string | null {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(text)) return null;
  const { hostname, username, password, port, href } = new URL(text);
  const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]*[a-z]$/i.test(hostname);
  return isName && !username && !password && !port ? href.replace(/\/$/, "") : null;
}

const websiteField = optionalLine(200).transform((typed, context) => {
  const website = typed === null ? null : toWebsite(typed);
  if (typed !== null && website === null) context.addIssue({ code: "custom", message: badWebsite });
  return website;
});

export const settingsSchema = z.object({
  name: companyField,
  kind: z.enum(["direct", "agency"], { error: "Choose one" }),
  website: websiteField,
  about: optionalText(3000),
  city: optionalLine(80),
  stateCode: z
    .enum(["", ...states.map(({ code }) => code)], { error: "Choose a state" })
    .nullish()
    .transform((code) => code || null),
  timeZone: z
    .enum(["", ...timeZones], { error: "Choose a time zone" })
    .nullish()
    .transform((zone): TimeZone | null => zone || null),
  staff: z
    .int({ error: badStaff })
    .min(1, badStaff)
    .max(9_999_999, badStaff)
    .nullish()
    .transform((count) => count ?? null),
});

export type Settings = z.output<typeof settingsSchema>;

interface Saved {
  name: string;
  kind: "direct" | "agency";
  website: string | null;
  about: string;
  city: string | null;
  stateCode: string | null;
  timeZone: string;
  staff: number | null;
}

export function toSavedFields({ stateCode, timeZone, staff, ...rest }: Saved): Record<string, string> {
  return {
    name: rest.name,
    kind: rest.kind,
    website: rest.website ?? "",
    about: rest.about,
    city: rest.city ?? "",
    stateCode: stateCode ?? "",
    timeZone: timeZone === toTimeZone(stateCode) ? "" : timeZone,
    staff: staff === null ? "" : String(staff),
  };
}

export function toSavedFacts({ name, kind, website, about, city, stateCode, timeZone, staff }: Saved) {
  const zone = timeZones.find((each): each is TimeZone => each === timeZone);
  return listGiven([
    ["Name", name],
    ["Hires", kind === "agency" ? "For others, as an agency" : "For itself"],
    ["Website", website],
    ["Place", [city, findState(stateCode)?.name].filter(Boolean).join(", ")],
    ["Time zone", zone && toTimeZoneName(zone)],
    ["People employed", staff === null ? null : formatCount(staff)],
    ["About", about],
  ]);
}
