import { findState, parseState, states } from "#app/facts/reference/place/states.ts";
import { isNoPlace } from "#app/jobs/checks/rules/text-rules.ts";
import { type JudgedMarkup, type MarkupFinding, toMarkupFinding } from "./markup-page.ts";
import {
  hasType,
  isJsonObject,
  type JsonObject,
  toMarkupValues,
  toObjects,
  toTextValue,
} from "./markup-rules.ts";

const wholeCountry = /^(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?)$/i;
const saysWholeCountry = /\b(?:united states|u\.s\.|usa|nationwide|all 50 states|any state)\b/i;
const saysHybrid =
  /\bhybrid (?:work|role|position|schedule|remote|job)\b|\bworkplace hybrid\b|\bpartly remote\b|\bpartially remote\b|\b\d (?:days?|shifts?) (?:a|per|each) (?:week|month) (?:in|at|on) (?:the |our )?(?:office|clinic|hospital|site)\b|\boccasional(?:ly)? (?:work(?:ing)? from home|remote work)\b/i;
const saysSeveral =
  /\b(?:multiple|several|various|both|two|three|four) (?:locations|sites|campuses|clinics|facilities|offices)\b/i;
const cityAndState = /\b[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}, ([A-Z]{2})\b/g;

export function checkPlaces(judged: JudgedMarkup): MarkupFinding[] {
  const { posting, page } = judged;
  const findings: MarkupFinding[] = [];
  const add = (...of: Parameters<typeof toMarkupFinding>) => findings.push(toMarkupFinding(...of));
  const type = posting.jobLocationType;
  const isRemote = toMarkupValues(type).some((value) => /telecommute|remote/i.test(String(value)));
  if (type !== undefined && type !== "TELECOMMUTE")
    add("L1", "jobLocationType", "The location type is not Google's.", "Write TELECOMMUTE, or leave it out.");
  if (isRemote && saysHybrid.test(page.text ?? ""))
    add(
      "L3",
      "jobLocationType",
      "The page says hybrid and the markup says remote.",
      "Leave out TELECOMMUTE and give the place.",
    );
  if (isRemote) findings.push(...checkApplicants(judged));
  for (const { address, path } of listAddresses(posting)) findings.push(...checkAddressParts(address, path));
  findings.push(...checkSites(judged));
  return findings;
}

function checkApplicants({ posting, page }: JudgedMarkup): MarkupFinding[] {
  const path = "applicantLocationRequirements";
  const asked = toMarkupValues(posting[path]);
  const findings = asked
    .filter((place) => !isRealPlace(place))
    .map((place) =>
      toMarkupFinding(
        "L2",
        path,
        `“${toTextValue(place)}” is not a country or state with its type.`,
        'Use "@type": "Country" or "State" and a name such as “Michigan, USA”.',
      ),
    );
  const names = asked.map(toTextValue).filter(Boolean);
  if (page.text === null || names.length === 0) return findings;
  const text = page.text;
  const isWhole = names.some((name) => wholeCountry.test(name));
  const licensed = isWhole ? findLicenseStates(text) : [];
  if (licensed.length > 0)
    findings.push(
      toMarkupFinding(
        "L4",
        path,
        `The page requires a license in ${licensed.join(", ")}, and the markup opens the job to the whole country.`,
        "List the states in the markup.",
      ),
    );
  const unsaid = names.filter((name) => !isSaid(name, text));
  if (unsaid.length > 0)
    findings.push(
      toMarkupFinding(
        "L5",
        path,
        `The page does not name ${unsaid.slice(0, 3).join(" or ")}.`,
        "Say in words where applicants may live.",
      ),
    );
  return findings;
}

function isRealPlace(place: unknown): boolean {
  if (!isJsonObject(place) || !hasType(place, /(?:Country|State|AdministrativeArea)$/)) return false;
  const [first = "", ...rest] = toTextValue(place)
    .split(",")
    .map((part) => part.trim());
  if (!first || isNoPlace(first)) return false;
  const isInCountry = rest.length === 0 || wholeCountry.test(rest.at(-1)!);
  return !hasType(place, /State$/) || !isInCountry || parseState(first) !== null;
}

function isSaid(name: string, text: string): boolean {
  const first = name.split(",")[0]!.trim();
  if (wholeCountry.test(first)) return saysWholeCountry.test(text);
  const state = parseState(first);
  if (text.toLowerCase().includes(first.toLowerCase())) return true;
  return state !== null && new RegExp(`\\b${state.code}\\b`).test(text);
}

function findLicenseStates(text: string): string[] {
  const near = [...text.matchAll(/\blicens(?:e|ed|ure)\b/gi)].map(({ index }) =>
    text.slice(Math.max(0, index - 40), index + 60),
  );
  return states.filter(({ name }) => near.some((part) => part.includes(name))).map(({ name }) => name);
}

function listAddresses(posting: JsonObject): { address: JsonObject; path: string }[] {
  const places = toObjects(posting.jobLocation);
  return places.flatMap((place, at) =>
    toObjects(place.address).map((address) => ({
      address,
      path: places.length > 1 ? `jobLocation.${at}.address` : "jobLocation.address",
    })),
  );
}

function checkAddressParts(address: JsonObject, path: string): MarkupFinding[] {
  const findings: MarkupFinding[] = [];
  const locality = toTextValue(address.addressLocality);
  const region = toTextValue(address.addressRegion);
  const country = toTextValue(address.addressCountry);
  if (isNoPlace(locality))
    findings.push(
      toMarkupFinding(
        "L6",
        `${path}.addressLocality`,
        `“${locality}” is not a place.`,
        "Use jobLocationType for remote work, and a city here.",
      ),
    );
  const isHere = country === "" || wholeCountry.test(country);
  if (region && isHere && (!/^[A-Z]{2}$/.test(region) || !findState(region)))
    findings.push(
      toMarkupFinding(
        "L8",
        `${path}.addressRegion`,
        `“${region}” is not a state's code.`,
        "Use two letters, as TX.",
      ),
    );
  if (country && !/^[A-Z]{2}$/.test(country))
    findings.push(
      toMarkupFinding(
        "L8",
        `${path}.addressCountry`,
        `“${country}” is not a country's code.`,
        "Use two letters, as US.",
      ),
    );
  return findings;
}

/** One page cannot show clones, only places that it names and its markup omits. */
function checkSites({ posting, page }: JudgedMarkup): MarkupFinding[] {
  if (
    posting.jobLocationType !== undefined ||
    page.text === null ||
    toMarkupValues(posting.jobLocation).length !== 1
  )
    return [];
  if (!saysSeveral.test(page.text)) return [];
  const named = new Set(
    [...page.text.matchAll(cityAndState)].filter(([, code]) => findState(code!)).map(([text]) => text),
  );
  return named.size > 1
    ? [
        toMarkupFinding(
          "L7",
          "jobLocation",
          "The page names several places and the markup one.",
          "List each as a Place in jobLocation, in this one posting.",
        ),
      ]
    : [];
}
