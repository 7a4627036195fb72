import type { State } from "./states.ts";

interface CityAlias {
  /** The `search_name` in the table `cities`. */
  name: string;
  stateCode: string;
}

/** Names that no list of places has. "la" is Louisiana. */
const named: Readonly<Record<string, string>> = {
  "New York, NY": "nyc, new york city, manhattan, brooklyn, queens, bronx, the bronx, staten island, harlem",
  "Los Angeles, CA":
    "san fernando valley, san gabriel valley, los angeles county, la county, sfv, sgv, hollywood, dtla",
  "Chicago, IL": "chicagoland, cook county, chi town, chitown",
  "Houston, TX": "htx, harris county",
  "Phoenix, AZ": "phx, valley of the sun, maricopa county",
  "Philadelphia, PA": "philly, delaware valley",
  "San Francisco, CA": "sf, san fran, bay area, the bay area, sf bay area",
  "San Jose, CA": "silicon valley, south bay, santa clara county",
  "Oakland, CA": "east bay, alameda county",
  "Riverside, CA": "inland empire, riverside county",
  "Las Vegas, NV": "vegas, clark county nevada, clark county nv",
  "New Orleans, LA": "nola, big easy",
  "Atlanta, GA": "atl, fulton county",
  "Dallas, TX": "dfw, dallas fort worth, dfw metroplex, metroplex, dallas county",
  "Minneapolis, MN": "twin cities, the twin cities, msp, mpls, hennepin county",
  "Salt Lake City, UT": "salt lake, slc, wasatch front, salt lake county",
  "Oklahoma City, OK": "okc, oklahoma county",
  "Kansas City, MO": "kc, kcmo, kc metro",
  "St. Louis, MO": "stl",
  "Indianapolis, IN": "indy",
  "Washington, DC": "wash dc, dmv area, the dmv",
  "Portland, OR": "pdx, multnomah county",
  "Jacksonville, FL": "jax, duval county",
  "Pittsburgh, PA": "pgh, allegheny county",
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
  "Tampa, FL": "tampa bay, tampa bay area, hillsborough county",
  "McAllen, TX": "rio grande valley, rgv",
  "Boise, ID": "treasure valley, ada county",
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
  "Santa Barbara, CA": "santa barbara county",
  "Tulsa, OK": "tulsa county",
  "Milwaukee, WI": "mke, milwaukee county",
  "Denver, CO": "denver county",
  "San Bernardino, CA": "san bernardino county",
  "Fresno, CA": "fresno county",
  "Sacramento, CA": "sacramento county",
  "San Diego, CA": "san diego county",
  "Virginia Beach, VA": "va beach, vabeach",
  "Baltimore, MD": "bmore, baltimore county",
  "Columbus, OH": "cbus",
  "Spokane, WA": "spokane county",
  "Madison, WI": "dane county",
  "Wichita, KS": "sedgwick county",
  "Buffalo, NY": "erie county ny",
  "Bakersfield, CA": "kern county",
  "Orlando, FL": "orange county fl, orange county florida",
  "St. Petersburg, FL": "st pete, saint pete, pinellas county",
  "Tacoma, WA": "pierce county, jblm, joint base lewis mcchord",
  "Memphis, TN": "shelby county tn, shelby county tennessee",
  "Nashville, TN": "davidson county",
  "Charlotte, NC": "mecklenburg county, clt",
  "Cleveland, OH": "cuyahoga county",
  "Tucson, AZ": "pima county",
  "Fort Worth, TX": "tarrant county",
  "San Antonio, TX": "bexar county, san antone, satx",
  "Austin, TX": "atx, travis county",
  "St. Paul, MN": "ramsey county",
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
