import { parseState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  type Compact,
  findProfession,
  type Profession,
} from "#app/facts/reference/profession/professions.ts";
import { licenseFields, type MyLicense, mostLicenseStates } from "./license-fields.ts";
import { isSameLicense } from "./license-words.ts";
import { findTickProblem } from "./multistate.ts";

// So forms named the tick once: links of that time stay true.
const oldMultistate = "multistate";

/**
 * The one reader of a license in an address, for lists, postings and questions alike.
 * Null without a state, because a profession alone opens no job. A tick counts only for a state that issues such licenses.
 */
export function parseMyLicense(params: Pick<URLSearchParams, "get" | "getAll">): MyLicense | null {
  const codes = params
    .getAll(licenseFields.states)
    .flatMap((value) => value.split(","))
    .flatMap((value) => parseState(value)?.code ?? []);
  const states = [...new Set(codes)].slice(0, mostLicenseStates);
  if (states.length === 0) return null;
  const profession = findProfession(params.get(licenseFields.profession))?.slug ?? null;
  const multistate = isTicked(params) && findTickProblem(profession, states) === null;
  return { profession, states, multistate };
}

const isTicked = (params: Pick<URLSearchParams, "get">): boolean =>
  [licenseFields.multistate, oldMultistate].some((name) => params.get(name) === "1");

/** Why the tick of the address did not count. */
export function findUncountedTick(
  params: Pick<URLSearchParams, "get" | "getAll">,
  profession: string | null,
): string | null {
  const mine = isTicked(params) && parseMyLicense(params);
  if (!mine) return null;
  const problem = findTickProblem(mine.profession ?? profession, mine.states);
  return problem && `${problem} We took yours as a license for one state.`;
}

const mostNamedStates = 4;

export function toLicenseLabel({ profession, states, multistate }: MyLicense): string {
  const codes = states.length > mostNamedStates ? `${states.length} states` : states.join(", ");
  const places = states.length === 1 ? toStateText(states[0]!) : codes;
  const found = findProfession(profession);
  // A chip has room for a dozen letters.
  const initials = found?.synonyms.find((synonym) => /^[a-z]{2,4}$/.test(synonym))?.toUpperCase();
  const name = (found && found.name.length > 12 && initials) || found?.name;
  return `${name ? `${name}: ` : ""}${places}${multistate ? toCompactText(found) : ""}`;
}

const compactNames: Partial<Record<Compact, string>> = {
  NLC: "multistate",
  IMLC: "compact (IMLC)",
  PTC: "compact privilege (PT Compact)",
  PSYPACT: "compact (PSYPACT)",
  EMS: "compact (EMS)",
  OTC: "compact privilege (OT Compact)",
  COUNSELING: "compact privilege (Counseling Compact)",
  ASLPIC: "compact privilege (ASLP-IC)",
};

/** Only nurses have multistate licenses. A profession whose compact issues nothing yet has nothing to name. */
function toCompactText(profession: Profession | null): string {
  const name = profession ? profession.compact && compactNames[profession.compact] : "multistate or compact";
  return name ? `, ${name}` : "";
}

/** A license without a profession counts as the posting's own. */
export function coversProfession({ profession }: MyLicense, slug: string | null): boolean {
  const mine = findProfession(profession);
  const asked = findProfession(slug);
  return !mine || (asked !== null && isSameLicense(mine, asked));
}

export const toHeldLicenses = ({ states, multistate }: MyLicense) =>
  states.map((state) => ({ state, multistate }));
