import { type JudgedMarkup, type MarkupFinding, toMarkupFinding } from "./markup-page.ts";
import {
  isJsonObject,
  type JsonObject,
  parseMarkupDate,
  toMarkupValues,
  toObjects,
  toTextValue,
} from "./markup-rules.ts";

const employmentTypes = new Set([
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
]);
const units = new Set(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]);
const notFullTime = /\b(?:prn|per diem|locums?|locum tenens|travel|temporary)\b/i;
const mostHourly = 1000;
const leastYearly = 1000;

export function checkRecommended(judged: JudgedMarkup): MarkupFinding[] {
  return [
    ...checkEnd(judged),
    ...checkTypes(judged.posting),
    ...checkSalary(judged),
    ...checkIdentifier(judged),
    ...checkDirectApply(judged),
    ...checkLogo(judged.posting),
  ];
}

function checkEnd({ posting, page, now }: JudgedMarkup): MarkupFinding[] {
  const add = (message: string, fix: string) => [toMarkupFinding("M1", "validThrough", message, fix)];
  if (posting.validThrough === undefined || posting.validThrough === "")
    return add("The end is missing.", "Add the day on which the posting closes.");
  const end = parseMarkupDate(posting.validThrough);
  if (!end) return add("The end is not ISO 8601.", "Write it as 2026-12-20T00:00:00Z.");
  const posted = parseMarkupDate(posting.datePosted);
  if (posted && end.at < posted.at)
    return add("The end is before the day it was posted.", "Correct one of both days.");
  if (end.at <= now && page.isOpen !== false)
    return add(
      "The end has passed on a page that is live.",
      "Extend the posting, or take it out of the search.",
    );
  return end.hasOffset
    ? []
    : add("The end has no offset from UTC.", "Write it as 2026-12-20T00:00:00-06:00.");
}

function checkTypes(posting: JsonObject): MarkupFinding[] {
  const types = toMarkupValues(posting.employmentType).map(String);
  const add = (message: string, fix: string) => [toMarkupFinding("M2", "employmentType", message, fix)];
  if (types.length === 0) return add("The employment type is missing.", "Add it, as FULL_TIME.");
  const unknown = types.find((type) => !employmentTypes.has(type));
  if (unknown !== undefined)
    return add(`“${unknown}” is not one of Google's types.`, `Use ${[...employmentTypes].join(", ")}.`);
  return types.length === 1 && types[0] === "FULL_TIME" && notFullTime.test(toTextValue(posting.title))
    ? add(
        "The title says per diem, travel or locum and the type says full-time.",
        "Use PER_DIEM, TEMPORARY or CONTRACTOR.",
      )
    : [];
}

function checkSalary({ posting, page }: JudgedMarkup): MarkupFinding[] {
  const findings: MarkupFinding[] = [];
  const add = (path: string, message: string, fix: string) =>
    findings.push(toMarkupFinding("M3", path, message, fix));
  if (posting.baseSalary === undefined) {
    if (!page.statesPay)
      add("baseSalary", "The pay is missing.", "State an amount or a range with its unit.");
    return findings;
  }
  const [salary] = toObjects(posting.baseSalary);
  const [value] = toObjects(salary?.value);
  if (!salary || !value) {
    add(
      "baseSalary.value",
      "The pay has no amount with a unit.",
      "Use MonetaryAmount with a QuantitativeValue.",
    );
    return findings;
  }
  if (!/^[A-Z]{3}$/.test(typeof salary.currency === "string" ? salary.currency : ""))
    add("baseSalary.currency", "The currency is not a code.", "Enter USD.");
  if (typeof value.unitText !== "string" || !units.has(value.unitText))
    add(
      "baseSalary.value.unitText",
      "The unit is not one of Google's.",
      "Use HOUR, DAY, WEEK, MONTH or YEAR.",
    );
  const amounts = ["value", "minValue", "maxValue"].filter((name) => value[name] !== undefined);
  for (const name of amounts)
    if (typeof value[name] !== "number" || !(value[name] > 0))
      add(`baseSalary.value.${name}`, "The amount is not a number.", "Write it without $ and commas.");
  if (amounts.length === 0)
    add("baseSalary.value", "The amount is missing.", "Add value, or minValue and maxValue.");
  checkRange(value, add);
  return findings;
}

function checkRange(value: JsonObject, add: (path: string, message: string, fix: string) => void): void {
  const { minValue: min, maxValue: max, value: exact, unitText: unit } = value;
  if ((min === undefined) !== (max === undefined) && exact === undefined)
    add("baseSalary.value", "The range has one end.", "Use value for a single amount.");
  if (typeof min === "number" && typeof max === "number" && min > max)
    add("baseSalary.value.minValue", "The lowest pay is more than the highest.", "Swap the two amounts.");
  const known = [min, max, exact].filter((amount) => typeof amount === "number");
  if (
    (unit === "HOUR" && known.some((amount) => amount > mostHourly)) ||
    (unit === "YEAR" && known.some((amount) => amount < leastYearly))
  )
    add(
      "baseSalary.value.unitText",
      "The amount does not fit the unit.",
      "Check whether it is for an hour or a year.",
    );
}

const guid = /^\{?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\}?$/i;

function checkIdentifier({ posting, siteName }: JudgedMarkup): MarkupFinding[] {
  const [identifier] = toMarkupValues(posting.identifier);
  const add = (path: string, message: string, fix: string) => [toMarkupFinding("M4", path, message, fix)];
  if (identifier === undefined)
    return add("identifier", "The employer's number for the job is missing.", "Add the requisition number.");
  if (!isJsonObject(identifier))
    return add(
      "identifier",
      "The identifier is not a PropertyValue.",
      "Give it a name, the employer's, and a value.",
    );
  const value = String(identifier.value ?? "").trim();
  if (!value) return add("identifier.value", "The identifier is empty.", "Add the requisition number.");
  if (/^https?:/i.test(value) || guid.test(value))
    return add(
      "identifier.value",
      "The identifier is an address or a GUID.",
      "Use the employer's requisition number.",
    );
  return toTextValue(identifier).toLowerCase() === siteName.toLowerCase()
    ? add("identifier.name", "The identifier is named for the job board.", "Name the employer.")
    : [];
}

function checkDirectApply({ posting, page }: JudgedMarkup): MarkupFinding[] {
  const add = (message: string, fix: string) => [toMarkupFinding("M5", "directApply", message, fix)];
  if (posting.directApply === undefined) return [];
  if (typeof posting.directApply !== "boolean")
    return add("Direct apply is not true or false.", "Write it without quotes.");
  return posting.directApply && (page.apply === "elsewhere" || page.apply === "none")
    ? add("Direct apply is true, and one applies elsewhere.", "Set it to false.")
    : [];
}

function checkLogo(posting: JsonObject): MarkupFinding[] {
  const [logo] = toMarkupValues(toObjects(posting.hiringOrganization)[0]?.logo);
  if (logo === undefined) return [];
  const address = isJsonObject(logo) ? String(logo.url ?? logo.contentUrl ?? "") : String(logo);
  return /^https?:\/\//i.test(address) && URL.canParse(address)
    ? []
    : [
        toMarkupFinding(
          "M10",
          "hiringOrganization.logo",
          "The logo's address is not absolute.",
          "Use an address that starts with https://.",
        ),
      ];
}
