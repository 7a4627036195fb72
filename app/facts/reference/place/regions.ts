import { findState, type State } from "./states.ts";

/** What people call a state, or a part of it that is larger than any of its cities. */
const regions: Readonly<Record<string, string>> = {
  AK: "kenai peninsula",
  AZ: "ariz",
  CA:
    "central valley, san joaquin valley, central coast, cali, calif, socal, so cal, norcal, nor cal, orange county, wine country, " +
    "imperial valley, gold country, ventura county, sonoma county, marin county, shasta county, humboldt county, contra costa county, san mateo county, santa cruz county, tulare county, monterey county, placer county, stanislaus county, the oc",
  CO: "western slope, front range",
  CT: "fairfield county, conn",
  FL: "space coast, treasure coast, first coast, emerald coast, florida panhandle, florida keys, fla",
  GA: "golden isles, gwinnett county, cobb county, dekalb county",
  LA: "acadiana",
  MA: "western mass, eastern mass, central mass, cape cod, the berkshires, berkshires, merrimack valley",
  MI: "upper peninsula, lower peninsula, mich, macomb county, oakland county, wayne county mi, kent county mi",
  IL: "dupage county, lake county il, will county, mchenry county",
  MD: "prince georges county, pg county, anne arundel county, howard county md, montgomery county md",
  MN: "iron range, minn",
  NC: "outer banks",
  NH: "white mountains",
  NJ: "jersey shore, jersey, south jersey, north jersey, central jersey, bergen county, monmouth county, hudson county, morris county nj, ocean county, union county nj",
  NY:
    "long island, hudson valley, westchester, westchester county, finger lakes, southern tier, mohawk valley, catskills, " +
    "adirondacks, the hamptons, hamptons, nassau county, suffolk county, rockland county, dutchess county, ulster county, north country",
  OR: "willamette valley, rogue valley",
  PA: "poconos, the poconos, bucks county, laurel highlands, delaware county pa, chester county, lancaster county",
  OK: "okla",
  SC: "pee dee, lowcountry, low country",
  SD: "black hills",
  TN: "tenn",
  TX: "hill country, texas hill country, permian basin, texas panhandle, collin county, denton county, montgomery county tx, fort bend county",
  VA: "shenandoah valley, new river valley, fairfax county, loudoun county, prince william county, nova virginia",
  VT: "northeast kingdom",
  WI: "wisc",
  WA: "olympic peninsula, skagit valley, yakima valley, snohomish county",
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
