import { findCounties } from "./further-places.ts";
import { findState, type State } from "./states.ts";

/** What people call a state, or a part of it that is larger than any of its cities. */
const regions: Readonly<Record<string, string>> = {
  AK: "kenai peninsula",
  AZ: "ariz",
  CA:
    "central valley, san joaquin valley, central coast, cali, calif, socal, so cal, norcal, nor cal, " +
    "wine country, imperial valley, gold country, the oc",
  CO: "western slope, front range",
  CT: "conn",
  FL: "space coast, treasure coast, first coast, emerald coast, florida panhandle, florida keys, fla",
  GA: "golden isles",
  LA: "acadiana",
  MA: "western mass, eastern mass, central mass, cape cod, the berkshires, berkshires, merrimack valley",
  MI: "upper peninsula, lower peninsula, mich",
  MN: "iron range, minn",
  NC: "outer banks",
  NH: "white mountains",
  NJ: "jersey shore, jersey, south jersey, north jersey, central jersey",
  NY:
    "long island, hudson valley, finger lakes, southern tier, mohawk valley, catskills, " +
    "adirondacks, the hamptons, hamptons, north country",
  OR: "willamette valley, rogue valley",
  PA: "poconos, the poconos, laurel highlands",
  OK: "okla",
  SC: "pee dee, lowcountry, low country",
  SD: "black hills",
  TN: "tenn",
  TX: "hill country, texas hill country, permian basin, texas panhandle",
  VA: "shenandoah valley, new river valley, nova virginia",
  VT: "northeast kingdom",
  WI: "wisc",
  WA: "olympic peninsula, skagit valley, yakima valley",
};

const byName = new Map(
  Object.entries(regions).flatMap(([code, names]) => names.split(", ").map((name) => [name, code] as const)),
);

/** Not misspellings of other words. */
export const regionWords: ReadonlySet<string> = new Set(
  [...byName.keys()].flatMap((name) => name.split(" ")),
);

export function findRegionState(words: string): State | null {
  const code = byName.get(words);
  return code ? findState(code) : null;
}

/** Around a city, so that a search takes them for it, but no towns. Empty: of several states. */
const areas: Readonly<Record<string, string>> = {
  AR: "nwa, northwest arkansas, river valley",
  AZ: "valley of the sun, east valley, west valley",
  CA: "bay area, sf bay area, san francisco bay, east bay, south bay, north bay, peninsula, silicon valley, inland empire, coachella valley, antelope valley, san fernando valley, san gabriel valley, north county, high desert, victor valley, conejo valley",
  FL: "tampa bay, south florida, big bend, panhandle, miami dade, broward, nature coast, palm beaches",
  ID: "treasure valley, magic valley, silver valley",
  IL: "chicagoland, metro east, fox valley",
  LA: "northshore, florida parishes",
  MA: "metrowest, north shore, south shore, pioneer valley",
  MD: "eastern shore, southern maryland",
  MI: "metro detroit, downriver, up north",
  MN: "twin cities, the twin cities",
  MO: "bootheel",
  MT: "flathead valley, bitterroot valley",
  NC: "research triangle, the triangle, triangle, piedmont triad, triad, the triad, high country, crystal coast",
  NY: "capital district, capital region, western new york, tri lakes, north fork, south fork",
  OH: "miami valley, mahoning valley",
  PA: "lehigh valley, wyoming valley, nepa, main line, delaware valley",
  SC: "grand strand, upstate, midlands, golden strip",
  TN: "mid south",
  TX: "dfw, metroplex, golden triangle, rio grande valley, rgv, coastal bend, big country, south plains, brazos valley, gulf coast",
  UT: "wasatch front, cache valley, dixie",
  VA: "hampton roads, tidewater, the peninsula, nova, southside, roanoke valley",
  WA: "puget sound, eastside, the eastside, south sound, kitsap peninsula",
  WI: "fox cities, door peninsula",
  WV: "eastern panhandle, ohio valley, kanawha valley",
  "": "quad cities, tri cities, tri state, four states, twin ports, dmv, the dmv, delmarva, ohio valley, high plains, gulf coast, lake tahoe, black hills, ozarks",
};
const areaStates = new Map<string, string[]>();
for (const [code, names] of [...Object.entries(areas), ...Object.entries(regions)])
  for (const name of names.split(", ")) areaStates.set(name, [...(areaStates.get(name) ?? []), code]);

/**
 * Lower-case words that name an area instead of a town: "hampton roads". With a state only if the area is there.
 * `state` is null for an area of several states.
 */
export function findArea(words: string, stateCode: string | null): { state: State | null } | null {
  const counties = findCounties(words).map((county) => county.stateCode);
  const codes = areaStates.get(words) ?? (stateCode ? counties : counties.slice(0, 1));
  if (codes.length === 0 || (stateCode && !codes.includes(stateCode) && !codes.includes(""))) return null;
  return { state: codes.length === 1 ? findState(codes[0]!) : null };
}

/** Several states at once, which a search's place cannot express. */
const wide =
  /\b(?:(?:upper\s+|lower\s+)?mid-?\s?(?:west|atlantic)(?:ern)?|new\s+england|pacific\s+(?:north\s?west|coast)|pnw|tri-?\s?state|(?:north|south)[\s-]?(?:east|west)(?:ern)?|deep\s+south|sun\s?belt|rust\s+belt|gulf\s+coast|(?:east|west)(?:ern)?\s+coast|great\s+(?:plains|lakes)|mountain\s+west|rocky\s+mountains?|rockies|appalachia|ozarks|delmarva|four\s+corners|high\s+plains)\b/gi;

export const isOfWideRegion = (text: string, word: string): boolean =>
  (text.match(wide) ?? []).some((name) =>
    name
      .toLowerCase()
      .split(/[\s-]+/)
      .includes(word.toLowerCase()),
  );

/** Clinicians come from these countries, so they are not misspellings of our towns. */
const countries =
  "india philippines nigeria ghana kenya uganda zimbabwe zambia cameroon ethiopia egypt liberia canada mexico jamaica haiti cuba " +
  "guyana trinidad barbados brazil peru chile ecuador venezuela colombia argentina bolivia honduras guatemala nicaragua panama " +
  "england scotland wales ireland britain france germany spain italy portugal poland romania ukraine russia norway sweden denmark " +
  "finland greece turkey israel lebanon jordan iran iraq pakistan nepal bangladesh china japan korea taiwan thailand vietnam " +
  "indonesia malaysia singapore australia africa asia europe";
const peoples =
  "indian indians filipino filipinos filipina filipinas nigerian nigerians ghanaian kenyan ethiopian egyptian canadian canadians mexican " +
  "mexicans jamaican jamaicans haitian cuban british irish german polish russian ukrainian chinese japanese korean pakistani nepali " +
  "vietnamese brazilian colombian african european";
const countryNames: ReadonlySet<string> = new Set(countries.split(" "));
const words: ReadonlySet<string> = new Set([...countryNames, ...peoples.split(" ")]);

export const isCountry = (name: string): boolean => countryNames.has(name);

export const isOfCountry = (word: string): boolean => words.has(word);
