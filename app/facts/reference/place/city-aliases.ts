import type { State } from "./states.ts";

interface CityAlias {
  /** The `search_name` in the table `cities`. */
  name: string;
  stateCode: string;
}

/** Names that no list of places has. "la" is Louisiana. */
const named: Readonly<Record<string, string>> = {
  "New York, NY": "nyc, new york city, manhattan, brooklyn, queens, bronx, the bronx, staten island, harlem",
  "Los Angeles, CA": "san fernando valley, san gabriel valley, sfv, sgv, hollywood, dtla",
  "Los Angeles County, CA": "la county",
  "Sacramento, CA": "sacto, sac area, sac metro, sac town, greater sac",
  "Chicago, IL": "chicagoland, chi town, chitown",
  "Houston, TX": "htx",
  "Phoenix, AZ": "phx, valley of the sun",
  "Philadelphia, PA": "philly, delaware valley",
  "San Francisco, CA": "sf, san fran, bay area, the bay area, sf bay area",
  "San Jose, CA": "silicon valley, south bay",
  "Oakland, CA": "east bay",
  "Riverside, CA": "inland empire",
  "Las Vegas, NV": "vegas",
  "New Orleans, LA": "nola, big easy",
  "Atlanta, GA": "atl",
  "Dallas, TX": "dfw, dallas fort worth, dfw metroplex, metroplex",
  "Minneapolis, MN": "twin cities, the twin cities, msp, mpls",
  "Salt Lake City, UT": "salt lake, slc, wasatch front",
  "Oklahoma City, OK": "okc",
  "Kansas City, MO": "kc, kcmo, kc metro",
  "St. Louis, MO": "stl",
  "Indianapolis, IN": "indy",
  "Washington, DC": "wash dc, dmv area, the dmv",
  "Portland, OR": "pdx",
  "Jacksonville, FL": "jax",
  "Pittsburgh, PA": "pgh",
  "Albuquerque, NM": "abq",
  "Cincinnati, OH": "cincy",
  "Seattle, WA": "puget sound",
  "Kennewick, WA": "tri cities wa, tri cities washington",
  "Johnson City, TN": "tri cities tn, tri cities tennessee",
  "Davenport, IA": "quad cities, the quad cities",
  "Raleigh, NC": "research triangle, triangle area, rtp, raleigh durham",
  "Greensboro, NC": "piedmont triad, triad area",
  "Norfolk, VA": "hampton roads, tidewater",
  "Allentown, PA": "lehigh valley",
  "Albany, NY": "capital district, capital region",
  "Miami Dade County, FL": "miami dade, dade county",
  "Prince Georges County, MD": "pg county, p g county",
  "Westchester County, NY": "westchester",
  "Broward County, FL": "broward",
  "Tampa, FL": "tampa bay, tampa bay area",
  "McAllen, TX": "rio grande valley, rgv",
  "Boise, ID": "treasure valley",
  "Palm Springs, CA": "coachella valley",
  "Lancaster, CA": "antelope valley",
  "Fayetteville, AR": "nwa",
  "Fayetteville, NC": "fort bragg, ft bragg, fort liberty",
  "Clarksville, TN": "fort campbell, ft campbell",
  "Columbus, GA": "fort benning, ft benning",
  "El Paso, TX": "fort bliss, ft bliss",
  "Colorado Springs, CO": "fort carson, ft carson",
  "Lawton, OK": "fort sill, ft sill",
  "Killeen, TX": "fort cavazos, ft cavazos, ft hood",
  "Oceanside, CA": "camp pendleton",
  "Jacksonville, NC": "camp lejeune",
  "Scranton, PA": "nepa, wyoming valley",
  "Myrtle Beach, SC": "grand strand",
  "Milwaukee, WI": "mke",
  "Virginia Beach, VA": "va beach, vabeach",
  "Baltimore, MD": "bmore",
  "Columbus, OH": "cbus",
  "St. Petersburg, FL": "st pete, saint pete",
  "Tacoma, WA": "jblm, joint base lewis mcchord",
  "Charlotte, NC": "clt",
  "San Antonio, TX": "san antone, satx",
  "Austin, TX": "atx",
};

const aliases = new Map<string, CityAlias>(
  Object.entries(named).flatMap(([city, words]) => {
    const [name = "", stateCode = ""] = city.toLowerCase().replaceAll(".", "").split(", ");
    return words.split(", ").map((alias) => [alias, { name, stateCode: stateCode.toUpperCase() }] as const);
  }),
);

/** Not misspellings of other words. */
export const aliasWords: ReadonlySet<string> = new Set(
  [...aliases.keys()].flatMap((words) => words.split(" ")),
);

export function findCityAlias(words: string, state: State | null): CityAlias | null {
  const alias = aliases.get(words) ?? null;
  return alias && (state === null || state.code === alias.stateCode) ? alias : null;
}

export const listAliasesOf = ({ name, stateCode }: CityAlias): string[] =>
  [...aliases].flatMap(([words, city]) =>
    city.name === name && city.stateCode === stateCode ? [words] : [],
  );

const spellings: readonly (readonly string[])[] = [
  ["st", "saint"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["dalene", "d alene"],
  ["ofallon", "o fallon"],
  ["lees", "lee s"],
];

/** Most maps spell "saint" as "st". */
export const toSpellings = (word: string): readonly string[] =>
  spellings.find((ways) => ways.includes(word)) ?? [word];
