import { parseState } from "./states.ts";

/** Of the countries whose code is also a state's, the regions that feeds name. The values are as feeds write them. */
const regions: Readonly<Record<string, string>> = {
  CA: `AB, BC, MB, NB, NL, NS, NT, NU, ON, PE, PEI, QC, SK, YT, Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland,
    Newfoundland and Labrador, Nova Scotia, Northwest Territories, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon`,
  IN: `Andhra Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh, Delhi, New Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand,
    Karnataka, Kerala, Madhya Pradesh, Maharashtra, Odisha, Orissa, Punjab, Puducherry, Rajasthan, Tamil Nadu, Telangana, Uttar Pradesh,
    Uttarakhand, West Bengal, Jammu and Kashmir, TS, KA, TG, UP, DL, HR, KL, RJ, GJ, UK`,
  DE: `Baden-Württemberg, Bavaria, Bayern, Brandenburg, Hesse, Hessen, Lower Saxony, Niedersachsen, Saxony, Sachsen,
    North Rhine-Westphalia, Nordrhein-Westfalen, NRW, Rhineland-Palatinate, Rheinland-Pfalz, Saarland, Thuringia, Thüringen, Schleswig-Holstein, BY, BE, NW, HE`,
  CO: `Antioquia, Atlantico, Bogota, Bogota DC, Bogota D.C., Bolivar, Boyaca, Caldas, Cundinamarca, Distrito Capital, Quindio, Risaralda, Santander, Tolima, Valle del Cauca`,
  IL: `Central District, Haifa District, Jerusalem District, Northern District, Southern District, Tel Aviv District, Center District, Gush Dan`,
  ID: `Bali, Banten, Central Java, DKI Jakarta, East Java, Jakarta, Special Capital Region of Jakarta, Jawa Barat, Jawa Tengah, Jawa Timur, North Sumatra, Riau, West Java, Yogyakarta`,
  AR: `Buenos Aires, Ciudad de Buenos Aires, CABA, Chaco, Chubut, Cordoba, Corrientes, Entre Rios, La Rioja, Mendoza, Neuquen, Salta, San Juan, Santa Fe, Tucuman`,
  MA: `Casablanca-Settat, Fes-Meknes, Marrakech-Safi, Rabat-Sale-Kenitra, Souss-Massa, Tanger-Tetouan-Al Hoceima, Grand Casablanca`,
  PA: `Chiriqui, Cocle, Colon, Panama Oeste, Provincia de Panama`,
  AL: `Tirane, Durres County, Tirana County`,
  MT: `Central Region, Northern Harbour, Southern Harbour, Malta`,
};

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
/** Ontario is a town of California, too: "Medical Center, Ontario, CA". */
const facility =
  /\b(?:campus|center|centre|hospital|clinic|medical|health|care|suite|building|floor|tower|pavilion|office|plaza|unit|department|north|south|east|west)\b/i;
const regionsOf = new Map(
  Object.entries(regions).map(([code, names]) => [code, new Set(names.split(",").map(plain))] as const),
);

const territories = new Set(["PR", "GU", "VI", "AS", "MP", "UM", "US", "USA"]);
const territoryNames =
  /\b(?:puerto rico|guam|virgin islands|american samoa|northern mariana islands|georgia)\b/i;
const { names: countryNames, codes: countryCodes } = listCountries();

/** A region of Canada or India alone: "Ontario", "ON", "Telangana". */
export function isForeignRegion(text: string): boolean {
  const name = plain(text);
  return (
    parseState(text) === null &&
    (regionsOf.get("CA")!.has(name) || (name.length > 2 && regionsOf.get("IN")!.has(name)))
  );
}

/**
 * "Remote, Italy", "Manila, PH" and "Vancouver, BC, CA" are abroad. "Fresno, CA" and "Main Campus, Fresno, CA" are not,
 * so a code that is a state's too counts only behind a region of that country, or a town that is named twice.
 */
export function isForeignPlace(text: string): boolean {
  return isNamedCountry(text) || isByCode(text);
}

function isByCode(text: string): boolean {
  const parts = text.split(",").map((part) => part.trim());
  const code = parts.at(-1)!;
  const middle = parts.at(-2) ?? "";
  if (parts.length > 1 && isForeignRegion(code)) return true;
  if (
    parts.length < 2 ||
    facility.test(parts[0]!) ||
    /\d/.test(text) ||
    !/^[A-Z]{2,3}$/.test(code) ||
    territories.has(code)
  )
    return false;
  if (parseState(code) === null) return countryCodes.has(code) && parseState(middle) === null;
  if (parts.length < 3) return false;
  return (
    regionsOf.get(code)?.has(plain(middle)) === true ||
    (countryCodes.has(code) && plain(middle) === plain(parts.at(-3)!) && parseState(middle) === null)
  );
}

/** Its last words name a country: "London, United Kingdom", "Remote - Germany". */
function isNamedCountry(text: string): boolean {
  const last = text
    .split(/[,;|(]|\s-\s/)
    .at(-1)!
    .replace(/\)|\bremote\b/gi, "")
    .trim()
    .toLowerCase();
  return countryNames.has(last) && !territoryNames.test(last);
}

function listCountries(): { names: ReadonlySet<string>; codes: ReadonlySet<string> } {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const known = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((code) => !["US", "ZZ", "EU", "EZ", "UN", "QO", "XA", "XB"].includes(code))
    .flatMap((code) => {
      const name = names.of(code)?.toLowerCase();
      return name === undefined ? [] : [{ code, name }];
    });
  const more =
    "uk, england, scotland, wales, emea, apac, latam, european union, european economic area".split(", ");
  const long = ["GBR", "CAN", "IND", "MEX", "PHL", "DEU", "AUS", "IRL", "UK"];
  return {
    names: new Set([...known.map(({ name }) => name), ...more]),
    codes: new Set([...known.map(({ code }) => code), ...long]),
  };
}
