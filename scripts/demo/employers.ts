import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { City, DemoReference } from "./demo-reference.ts";
import type { Opening } from "./opening.ts";
import type { DemoRole, Employer, Pools } from "./pools.ts";
import type { Random } from "./seeded-random.ts";

export type Employers = ReturnType<typeof createEmployers>;

const citiesPerState: Record<string, number> = { hospital: 1, clinic: 4, "health-center": 4, system: 8 };
const defaultCities = 10;
/** Population of a town with a single community hospital. */
const hospitalTown = { least: 20_000, most: 160_000 };

/** As the hospital's own description states them; null for other employers. */
export function toBeds({ kind, about }: Employer): number | null {
  const beds = kind === "hospital" && about.join(" ").match(/\b(\d+)(?:-bed| beds)/)?.[1];
  return beds ? Number(beds) : null;
}

const isIn = (employer: Employer, stateCode: string): boolean =>
  employer.states === "US" || employer.states.split(" ").includes(stateCode);

export function createEmployers(pools: Pools, reference: DemoReference, random: Random) {
  const sites = new Map<string, City[]>();

  function findDirect(role: DemoRole, stateCode: string): Employer {
    const local = pools.employers.filter((employer) => isIn(employer, stateCode));
    const fitting = local.filter((employer) => role.kinds.includes(employer.kind));
    if (fitting.length > 0) return random.draw(cached(`${role.kinds} ${stateCode}`, fitting));
    return random.pick(local.filter((employer) => employer.kind === "system"));
  }

  function findAgency(role: DemoRole): Employer {
    const group = findProfession(role.profession)?.group ?? "";
    const agencies = pools.employers.filter(
      (employer) => employer.staffs?.includes(group) && employer.kind === "agency",
    );
    return random.draw(cached(`agency ${group}`, agencies));
  }

  function findRemote(role: DemoRole): Employer {
    const work = `${role.profession}:${role.specialty ?? ""}`;
    const online = pools.employers.filter((employer) => employer.staffs?.includes(work));
    const systems = role.kinds.includes("system") ? pools.employers.filter((e) => e.kind === "system") : [];
    return random.draw(cached(`remote ${work}`, [...online, ...systems]));
  }

  const decks = new Map<string, Employer[]>();
  function cached(key: string, list: Employer[]): Employer[] {
    const known = decks.get(key) ?? list;
    decks.set(key, known);
    return known;
  }

  function findCity(employer: Employer, stateCode: string): City {
    const key = `${employer.name} ${stateCode}`;
    const known = sites.get(key) ?? pickCities(employer, stateCode);
    sites.set(key, known);
    return random.weighted(known.map((city) => [city, Math.sqrt(city.population)] as const));
  }

  function pickCities(employer: Employer, stateCode: string): City[] {
    const all = reference.citiesByState.get(stateCode) ?? [];
    const towns = all.filter(
      (city) => city.population >= hospitalTown.least && city.population <= hospitalTown.most,
    );
    const choice = random.shuffle(
      employer.kind === "hospital" && towns.length > 0 ? towns : all.slice(0, 40),
    );
    return choice.slice(0, citiesPerState[employer.kind] ?? defaultCities);
  }

  function moveElsewhere(opening: Opening): Opening {
    const { role, city } = opening;
    if (!city) return { ...opening, employer: findRemote(role) };
    const isAgency = opening.employer.kind === "agency";
    const employer = random.chance(0.5)
      ? opening.employer
      : isAgency
        ? findAgency(role)
        : findDirect(role, city.stateCode);
    return { ...opening, employer, city: findCity(employer, city.stateCode) };
  }

  return { findDirect, findAgency, findRemote, findCity, moveElsewhere };
}
