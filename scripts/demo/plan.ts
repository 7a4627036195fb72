import type { EmploymentType } from "#app/jobs/postings/record/posting-content.ts";
import type { DemoReference } from "./demo-reference.ts";
import type { Employers } from "./employers.ts";
import type { Opening } from "./opening.ts";
import type { DemoRole, Pools } from "./pools.ts";
import type { Random } from "./seeded-random.ts";

const stateExponent = 0.85;
const leastPerState = 5;

/** Uses largest remainders, so that the whole numbers sum to the total. */
function apportion(weights: readonly number[], total: number, least = 0): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const free = total - least * weights.length;
  const exact = weights.map((weight) => (weight / sum) * free);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => [value - Math.floor(value), index] as const)
    .sort((a, b) => b[0] - a[0]);
  const missing = free - shares.reduce((a, b) => a + b, 0);
  for (const [, index] of order.slice(0, missing)) shares[index]! += 1;
  return shares.map((value) => value + least);
}

export function planOpenings(
  total: number,
  pools: Pools,
  reference: DemoReference,
  employers: Employers,
  random: Random,
): Opening[] {
  const roles = random.shuffle(planRoles(total, pools));
  const placed = roles.filter((role) => !role.remote);
  const counts = apportion(
    reference.populations.map(([, population]) => population ** stateExponent),
    placed.length,
    leastPerState,
  );
  const states = random.shuffle(
    reference.populations.flatMap(([code], index) => Array<string>(counts[index]!).fill(code)),
  );
  return roles.map((role) => {
    const type = pickType(role, pools, random);
    if (role.remote) return { role, type, employer: employers.findRemote(role), city: null };
    const stateCode = states.pop()!;
    const employer = isStaffed(type, random)
      ? employers.findAgency(role)
      : employers.findDirect(role, stateCode);
    return { role, type, employer, city: employers.findCity(employer, stateCode) };
  });
}

function planRoles(total: number, pools: Pools): DemoRole[] {
  const slugs = Object.keys(pools.professions);
  const counts = apportion(
    slugs.map((slug) => pools.professions[slug]!.share),
    total,
  );
  return slugs.flatMap((slug, index) => {
    const roles = pools.roles.filter((role) => role.profession === slug);
    const shares = apportion(
      roles.map((role) => role.weight),
      counts[index]!,
    );
    return roles.flatMap((role, at) => Array<DemoRole>(shares[at]!).fill(role));
  });
}

const worldsWithoutTravelers = new Set(["remote", "office", "clinic", "behavioral", "dental", "school"]);

function pickType(role: DemoRole, pools: Pools, random: Random): EmploymentType {
  const weights = Object.entries(pools.professions[role.profession]!.types) as [EmploymentType, number][];
  return random.weighted(
    weights.filter(
      ([type]) =>
        !(type === "travel" && worldsWithoutTravelers.has(role.world)) &&
        !(type === "locum" && role.world === "remote") &&
        !(type === "prn" && role.world === "office"),
    ),
  );
}

const agencyShare: Partial<Record<EmploymentType, number>> = {
  travel: 1,
  locum: 0.92,
  contract: 0.6,
  temporary: 0.4,
  "per-diem": 0.35,
};

const isStaffed = (type: EmploymentType, random: Random): boolean => random.chance(agencyShare[type] ?? 0);
