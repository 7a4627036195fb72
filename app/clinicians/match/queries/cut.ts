import type { ClinicianFacts } from "#app/clinicians/match/score/clinician-facts.ts";
import { isSpecialist, withKin } from "#app/clinicians/match/score/held-lines.ts";
import { linePoints } from "#app/clinicians/match/score/match-line.ts";
import { toFloorCents, usualMiles } from "#app/clinicians/match/score/pay-line.ts";
import { listCompactReach } from "#app/facts/licensing/compact-reach.ts";
import type { HeldLicense } from "#app/facts/licensing/compact-standing.ts";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { hoursPerYear } from "#app/facts/reference/pay/full-time.ts";
import type { Profession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { facetCodes, facetSql, keyTokens } from "#app/jobs/search/index/search-keys.ts";
import { noFilters } from "#app/jobs/search/plan/filters.ts";
import { toLicenseTerm } from "#app/jobs/search/plan/license-term.ts";
import { milesPerDegree } from "#app/jobs/search/plan/search-plan.ts";

export const toProfessionTerm = ({ code }: Profession): string => keyTokens.profession(code);

/** Null when the licenses narrow nothing, as in work that no state licenses. */
export function toOpenTerm(profession: Profession, licenses: readonly HeldLicense[]): string | null {
  if (!isLicensedByStates(profession) || licenses.length === 0) return null;
  return toLicenseTerm({
    ...noFilters,
    license: licenses.map(({ state }) => state),
    licensedAs: profession.slug,
    compact: listCompactReach(licenses).some(({ compact }) => compact === profession.compact),
  });
}

export const toKeyMatch = (...terms: (string | null)[]): string =>
  `keys : (${terms.filter(Boolean).join(" AND ")})`;

interface Weights {
  /** SQL over `i`: points that an entry of the search index already tells. */
  sql: string;
  values: string[];
}

/** Ranks before postings are read. Years, certificates and skills are not in the index. */
export function toWeights(profession: Profession, facts: ClinicianFacts): Weights {
  const { specialties, types, shifts, minPay } = facts;
  const open = toOpenTerm(profession, facts.licenses);
  const fields = withKin(specialties).map((slug) => keyTokens.specialty(findSpecialty(slug)!.code));
  const inIndex = "i.key IN (SELECT rowid FROM jobs_fts WHERE jobs_fts MATCH ?)";
  // No other points lift another specialty above one's own.
  const ofSpecialty = isSpecialist(profession.slug) ? 100 : linePoints.specialty;
  const weights: [sql: string, value?: string][] = [];
  if (open)
    weights.push([`iif(${inIndex}, ${linePoints.license}, ${linePoints.license * 0.3})`, toKeyMatch(open)]);
  if (fields.length > 0)
    weights.push([`iif(${inIndex}, ${ofSpecialty}, 0)`, toKeyMatch(`(${fields.join(" OR ")})`)]);
  if (types.length > 0)
    weights.push([
      toChoice(
        "type",
        types.map((type) => facetCodes.type[type]),
        linePoints.type,
      ),
    ]);
  if (shifts.length > 0)
    weights.push([
      toChoice(
        "shift",
        shifts.map((shift) => facetCodes.shift[shift]),
        linePoints.shift,
      ),
    ]);
  if (minPay) {
    const yearly = Math.round(toFloorCents(minPay, null) * hoursPerYear);
    weights.push([`iif(i.pay_cents >= ${yearly}, ${linePoints.pay}, 0)`]);
  }
  const near = toNearness(facts);
  if (near) weights.push([near]);
  return {
    sql: weights.map(([sql]) => sql).join(" + ") || "0",
    values: weights.flatMap(([, value]) => value ?? []),
  };
}

const toChoice = (name: "type" | "shift", codes: readonly number[], points: number): string =>
  `iif(${facetSql("i.facets", name)} IN (${codes.join()}), ${points}, 0)`;

/** On a flat map, which is near enough for choosing. */
function toNearness({ place, miles }: ClinicianFacts): string | null {
  if (!place) return null;
  const limit = miles ?? usualMiles;
  const shrink = Math.cos((place.lat * Math.PI) / 180) ** 2;
  const north = `(i.lat - ${place.lat.toFixed(5)})`;
  const east = `(i.lon - ${place.lon.toFixed(5)})`;
  const apart = `sqrt(${north} * ${north} + ${east} * ${east} * ${shrink.toFixed(6)}) * ${milesPerDegree}`;
  const share = `ifnull(max(0, min(1, (${2 * limit} - ${apart}) / ${limit}.0)), 0)`;
  const isRemote = `${facetSql("i.facets", "workplace")} = ${facetCodes.workplace.remote}`;
  return `iif(${isRemote}, 1, ${share}) * ${linePoints.distance}`;
}
