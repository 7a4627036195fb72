import type { Finding } from "#app/jobs/checks/rules/finding.ts";
import { checkDescription } from "#app/jobs/checks/rules/text-rules.ts";
import { checkTitle } from "#app/jobs/checks/rules/title-rules.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type JudgedMarkup, type MarkupFinding, toMarkupFinding } from "./markup-page.ts";
import {
  findMarkupRule,
  isJsonObject,
  parseMarkupDate,
  toMarkupValues,
  toObjects,
  toTextValue,
} from "./markup-rules.ts";

const hidden = /^(?:confidential|undisclosed|anonymous|hidden|private|not disclosed|client|our client)\b/i;
const agencyName = /\b(?:staffing|recruit(?:ing|ment|ers?)|talent|placement|locums?|agency)\b/i;
const saysAgency = /\b(?:staffing|recruiting) agency\b|\bagency hiring\b|\bon behalf of\b|\bour client\b/i;

export function checkRequired(judged: JudgedMarkup): MarkupFinding[] {
  return [
    ...checkTitleAndText(judged),
    ...checkPosted(judged),
    ...checkOrganization(judged),
    ...checkLocation(judged),
  ];
}

function checkTitleAndText({ posting }: JudgedMarkup): MarkupFinding[] {
  const title = toTextValue(posting.title);
  const html = typeof posting.description === "string" ? posting.description : "";
  const place = toObjects(toObjects(posting.jobLocation)[0]?.address)[0];
  const findings: MarkupFinding[] = [];
  if (!title) findings.push(toMarkupFinding("R1", "title", "The title is missing.", "Name the job."));
  if (!html.trim())
    findings.push(
      toMarkupFinding("R2", "description", "The description is missing.", "Add the whole text of the job."),
    );
  const company = toTextValue(toMarkupValues(posting.hiringOrganization)[0]);
  return [
    ...findings,
    ...(title ? checkTitle({ title, company, city: toTextValue(place?.addressLocality) || null }) : []).map(
      (finding) => toMarkup(finding, "title"),
    ),
    ...(html.trim() ? checkDescription({ title, html, hasDuties: /<li>/i.test(html) }) : []).map((finding) =>
      toMarkup(finding, "description"),
    ),
  ];
}

function toMarkup({ rule, severity, text, fix }: Finding, path: string): MarkupFinding {
  return toMarkupFinding(
    findMarkupRule(rule)!,
    path,
    text,
    fix ?? "",
    severity === "error" ? undefined : "W",
  );
}

function checkPosted({ posting, now }: JudgedMarkup): MarkupFinding[] {
  const posted = parseMarkupDate(posting.datePosted);
  const add = (message: string, fix: string) => [toMarkupFinding("R3", "datePosted", message, fix)];
  if (!posted)
    return posting.datePosted === undefined
      ? add("The date posted is missing.", "Add the day on which the employer posted the job.")
      : add("The date posted is not ISO 8601.", "Write it as 2026-11-20 or with time and offset.");
  return posted.at > now + dayMs
    ? add("The date posted is in the future.", "Use the day on which the employer posted the job.")
    : [];
}

function checkOrganization({ posting, page, siteName }: JudgedMarkup): MarkupFinding[] {
  const [organization] = toMarkupValues(posting.hiringOrganization);
  const name = toTextValue(organization);
  const path = "hiringOrganization.name";
  if (!name)
    return [toMarkupFinding("R4", path, "The employer's name is missing.", "Name the company that hires.")];
  if (!isJsonObject(organization))
    return [
      toMarkupFinding(
        "R4",
        "hiringOrganization",
        "The employer is not an object.",
        'Use "@type": "Organization" with a name.',
      ),
    ];
  if (name.toLowerCase() === siteName.toLowerCase())
    return [toMarkupFinding("R4", path, "The employer is the job board.", "Name the company that hires.")];
  const isUnsaid = page.text !== null && !saysAgency.test(page.text) && !/\bname withheld\b/i.test(page.text);
  if (hidden.test(name) || ((page.isAgency ?? agencyName.test(name)) && isUnsaid))
    return [
      toMarkupFinding(
        "R4a",
        path,
        "The page does not say that an agency hires for a client.",
        "Name the agency, and say on the page that it hires for a client.",
      ),
    ];
  return [];
}

function checkLocation({ posting }: JudgedMarkup): MarkupFinding[] {
  const isRemote = posting.jobLocationType !== undefined;
  const places = toMarkupValues(posting.jobLocation);
  const add = (ruleId: "R5" | "R5b", path: string, message: string, fix: string) =>
    toMarkupFinding(ruleId, path, message, fix);
  if (isRemote && toMarkupValues(posting.applicantLocationRequirements).length === 0)
    return [
      add(
        "R5b",
        "applicantLocationRequirements",
        "A remote job does not say where applicants may live.",
        "List the states or the country.",
      ),
    ];
  if (isRemote && places.length === 0) return [];
  if (places.length === 0)
    return [add("R5", "jobLocation", "The place of work is missing.", "Add a Place with its address.")];
  return places.flatMap((place, at) => {
    const path = places.length > 1 ? `jobLocation.${at}.address` : "jobLocation.address";
    const address = isJsonObject(place) ? place.address : place;
    if (!isJsonObject(address))
      return [add("R5", path, "The address is a text.", "Use a PostalAddress with its parts.")];
    const findings: MarkupFinding[] = [];
    if (!toTextValue(address.addressCountry))
      findings.push(add("R5", `${path}.addressCountry`, "The country is missing.", "Add it, as US."));
    if (!toTextValue(address.addressLocality) && /,\s*[A-Z]{2}\b/.test(toTextValue(address.streetAddress)))
      findings.push(
        add(
          "R5",
          `${path}.streetAddress`,
          "City and state are in the street.",
          "Put them into locality and region.",
        ),
      );
    return findings;
  });
}
