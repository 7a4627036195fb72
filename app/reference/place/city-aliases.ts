import type { State } from "./states.ts";

interface CityAlias {
  /** The `search_name` in the table `cities`. */
  name: string;
  stateCode: string;
}

/** Names that no list of places has. "la" is Louisiana. */
const named: Readonly<Record<string, string>> = {
  "New York, NY": "nyc, new york city, manhattan, brooklyn, queens, bronx, the bronx, staten island, harlem",
  "Los Angeles, CA": "san fernando valley, san gabriel valley, los angeles county, la county",
  "Chicago, IL": "chicagoland, cook county",
  "Houston, TX": "htx, harris county",
  "Phoenix, AZ": "phx, valley of the sun, maricopa county",
  "Philadelphia, PA": "philly, delaware valley",
  "San Francisco, CA": "sf, san fran, bay area, the bay area, sf bay area",
  "San Jose, CA": "silicon valley, south bay, santa clara county",
  "Oakland, CA": "east bay, alameda county",
  "Riverside, CA": "inland empire",
  "Las Vegas, NV": "vegas",
  "New Orleans, LA": "nola",
  "Atlanta, GA": "atl, fulton county",
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
  "Seattle, WA": "puget sound, king county",
  "Kennewick, WA": "tri cities wa, tri cities washington",
  "Johnson City, TN": "tri cities tn, tri cities tennessee",
  "Davenport, IA": "quad cities, the quad cities",
  "Raleigh, NC": "research triangle, triangle area, rtp, raleigh durham, wake county",
  "Greensboro, NC": "piedmont triad, triad area",
  "Norfolk, VA": "hampton roads, tidewater",
  "Allentown, PA": "lehigh valley",
  "Albany, NY": "capital district, capital region",
  "Miami, FL": "miami dade, dade county",
  "Fort Lauderdale, FL": "broward, broward county",
  "West Palm Beach, FL": "palm beach county",
  "Tampa, FL": "tampa bay, tampa bay area",
  "McAllen, TX": "rio grande valley, rgv",
  "Boise, ID": "treasure valley",
  "Palm Springs, CA": "coachella valley",
  "Lancaster, CA": "antelope valley",
  "Fayetteville, AR": "nwa",
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
];

/** Most maps spell "saint" as "st". */
export const toSpellings = (word: string): readonly string[] =>
  spellings.find((ways) => ways.includes(word)) ?? [word];
