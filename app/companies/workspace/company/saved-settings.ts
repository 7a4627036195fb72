import { findState } from "#app/facts/reference/place/states.ts";
import {
  type TimeZone,
  timeZones,
  toTimeZone,
  toTimeZoneName,
} from "#app/facts/reference/place/time-zones.ts";
import { listGiven } from "#app/kit/forms/receipt.ts";
import { formatCount } from "#app/kit/ui/count.ts";

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
