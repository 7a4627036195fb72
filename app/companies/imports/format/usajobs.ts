import { parsePayUnit } from "#app/jobs/reading/pay/pay-units.ts";
import { emptyPosting, type Posting } from "./posting.ts";

export const isUsajobsItem = (value: Json): value is Record<string, Json> =>
  isObject(value) && isObject(value.MatchedObjectDescriptor);

export function fromUsajobs(item: Record<string, Json>): Posting {
  const job = toObject(item.MatchedObjectDescriptor);
  const details = toObject(toObject(job.UserArea).Details);
  const place = toObject(toItems(job.PositionLocation)[0]);
  const pay = toObject(toItems(job.PositionRemuneration)[0]);
  const url = toText(job.PositionURI).replace(":443/", "/");
  const duties = toItems(details.MajorDuties).map(toText).filter(Boolean);
  return {
    ...emptyPosting,
    externalId: toText(item.MatchedObjectId) || toText(job.PositionID) || url,
    title: toText(job.PositionTitle),
    employer: toEmployer(toText(job.OrganizationName), toText(job.DepartmentName)),
    description: toDescription([
      ["", [toText(details.JobSummary)]],
      ["Duties", duties],
      ["Qualifications", [toText(job.QualificationSummary)]],
      ["Requirements", [toText(details.Requirements)]],
      ["Education", [toText(details.Education)]],
      ["Benefits", [toText(details.Benefits)]],
      ["About the agency", [toText(details.AgencyMarketingStatement)]],
    ]),
    city: toText(place.CityName),
    state: toText(place.CountrySubDivisionCode),
    country: toText(place.CountryCode),
    location: toText(place.LocationName) || toText(job.PositionLocationDisplay),
    lat: toNumber(place.Latitude),
    lon: toNumber(place.Longitude),
    morePlaces: toItems(job.PositionLocation)
      .slice(1)
      .map(toObject)
      .filter(({ CountryCode }) => /^(?:|us|united states)$/i.test(toText(CountryCode)))
      .map((other) => toText(other.LocationName)),
    applyUrl: toStrings(job.ApplyURI)[0]?.replace(":443/", "/") ?? url,
    url,
    posted: toText(job.PublicationStartDate) || toText(job.PositionStartDate),
    closes: toText(job.ApplicationCloseDate) || toText(job.PositionEndDate),
    pay: {
      min: toNumber(pay.MinimumRange),
      max: toNumber(pay.MaximumRange),
      unit: parsePayUnit(toText(pay.RateIntervalCode)) ?? parsePayUnit(toText(pay.Description)),
    },
    employmentTypes: [...toStrings(job.PositionSchedule), ...toStrings(job.PositionOfferingType)],
    isTelecommute: details.RemoteIndicator === true || /^true$/i.test(toText(details.RemoteIndicator)),
    categories: toStrings(job.JobCategory),
    occupationCode: toText(toObject(toItems(job.JobCategory)[0]).Code),
    education: "",
    requirements: toItems(details.KeyRequirements).flatMap((requirement) => toList(requirement)),
    requisitionId: toText(job.PositionID),
    openings: toNumber(details.TotalOpenings),
    isImmediate: false,
  };
}

/** Turns "Veterans Affairs, Veterans Health Administration" into "Veterans Health Administration". */
function toEmployer(organization: string, department: string): string {
  const parts = organization.split(/,\s*/);
  const isPartOf = parts.length === 2 && department.toLowerCase().endsWith(parts[0]!.toLowerCase());
  return (isPartOf ? parts[1]! : organization) || department;
}

function toDescription(sections: readonly (readonly [string, readonly string[]])[]): string {
  return sections
    .map(([heading, texts]) => {
      const kept = texts
        .filter(Boolean)
        .map((text) =>
          /&lt;\/?[a-z]/i.test(text) ? text.replaceAll("&lt;", "<").replaceAll("&gt;", ">") : text,
        );
      if (kept.length === 0) return "";
      const body =
        kept.length > 1
          ? `<ul>${kept.map((text) => `<li>${text}</li>`).join("")}</ul>`
          : kept[0]!
              .split(/\n+/)
              .map((line) => `<p>${line}</p>`)
              .join("");
      return heading ? `<h3>${heading}</h3>${body}` : body;
    })
    .join("");
}

export type Json = unknown;

export const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toObject = (value: Json): Record<string, Json> => (isObject(value) ? value : {});

export function toItems(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return value === null || value === undefined ? [] : [value];
}

export function toText(value: Json): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

/** Takes an object's name too, because schema.org allows both almost everywhere. */
export function toName(value: Json): string {
  const first = toItems(value)[0];
  const object = toObject(first);
  return toText(first) || toText(object.name) || toText(object.Name) || toText(object["@id"]);
}

export const toStrings = (value: Json): string[] => toItems(value).map(toName).filter(Boolean);

/** Reads a number, or text with only a number, such as "$85,000.00". */
export function toNumber(value: Json): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  const digits = toText(value).replace(/[$,\s]/g, "");
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

export function toList(value: Json): string[] {
  const items = toItems(value).flatMap((item) => toName(item).split(/\r?\n|;|•|<\/?li>|<br\s*\/?>/));
  return items
    .map((item) =>
      item
        .replace(/<[^<>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
}
