import { expect, test } from "vitest";
import { emptyPosting, type Posting } from "#app/companies/imports/format/posting.ts";
import { readCityPoints } from "../../../../scripts/import/city-points.ts";
import { toWhere } from "./where.ts";

const findPoint = readCityPoints();
const read = (posting: Partial<Posting>) => {
  const where = toWhere({ ...emptyPosting, ...posting }, findPoint);
  return `${where.city ?? "-"}, ${where.stateCode ?? "-"}${where.isRemote ? ", remote" : ""}${where.isAbroad ? ", abroad" : ""}`;
};

test.each<[Partial<Posting>, string]>([
  [{ city: "Austin", state: "TX", country: "US" }, "Austin, TX"],
  [{ city: "Milwaukee, Wisconsin", state: "Wisconsin", country: "United States" }, "Milwaukee, WI"],
  [{ city: "Austin", location: "Austin, TX, United States" }, "Austin, TX"],
  [{ city: "New York", state: "New York" }, "New York, NY"],
  [{ city: "Washington", state: "DC" }, "Washington, DC"],
  [{ location: "Remote - Texas" }, "-, TX, remote"],
  [{ location: "Remote, US", isTelecommute: true }, "-, -, remote"],
  [{ city: "Remote", state: "FL" }, "-, FL, remote"],
  [{ city: "Toronto", state: "ON", country: "CA" }, "Toronto, -, abroad"],
  [{ location: "London, United Kingdom" }, "London, -, abroad"],
  [{ location: "Remote, Italy" }, "-, -, remote, abroad"],
  [{ location: "Atlanta, Georgia" }, "Atlanta, GA"],
  [{ city: "San Juan", state: "PR", country: "US" }, "San Juan, -"],
])("reads %o as %s", (posting, expected) => {
  expect(read(posting)).toBe(expected);
});

test.each([
  [{ location: "Dallas, TX or Remote" }, "Dallas TX true false"],
  [{ city: "Toronto", state: "ON" }, "Toronto null false true"],
  [{ city: "Ontario", state: "CA" }, "Ontario CA false false"],
  [{ city: "Main Campus", state: "OH" }, "null OH false false"],
  [{ city: "Multiple Locations", state: "OH" }, "null OH false false"],
  [{ city: "Northern Virginia", state: "VA" }, "null VA false false"],
  [{ city: "Lebanon", country: "United States" }, "Lebanon null false false"],
  [{ city: "Lebanon", state: "Pennsylvania" }, "Lebanon PA false false"],
  [{ city: "Mexico City, Mexico" }, "Mexico City null false true"],
  [{ location: "Vancouver, BC, CA" }, "Vancouver null false true"],
  [{ city: "Toronto, ON, CA" }, "Toronto null false true"],
  [{ location: "Hyderabad, Telangana, IN" }, "Hyderabad null false true"],
  [{ location: "Pune, Maharashtra, IN" }, "Pune null false true"],
  [{ location: "London, England, GB" }, "London null false true"],
  [{ location: "Manila, PH" }, "Manila null false true"],
  [{ location: "Monterrey, MX" }, "Monterrey null false true"],
  [{ location: "Munich, Bavaria, DE" }, "Munich null false true"],
  [{ location: "Berlin, Berlin, DE" }, "Berlin null false true"],
  [{ location: "Montréal, Québec, CA" }, "Montréal null false true"],
  [{ location: "Windsor, Ontario" }, "Windsor null false true"],
  [{ location: "Quebec City, QC" }, "Quebec City null false true"],
  [{ location: "Medical Center, Ontario, CA" }, "Ontario CA false false"],
  [{ location: "California - San Diego" }, "San Diego CA false false"],
  [{ location: "TX-Dallas-Main Campus" }, "Dallas TX false false"],
  [{ city: "Pune", state: "Maharashtra" }, "Pune null false true"],
  [{ location: "San Diego, CA, US" }, "San Diego CA false false"],
  [{ location: "Main Campus, Fresno, CA" }, "Fresno CA false false"],
  [{ location: "Suite 4, Columbus, IN" }, "Columbus IN false false"],
  [{ location: "Wilmington, DE" }, "Wilmington DE false false"],
  [{ location: "CA-San Diego" }, "San Diego CA false false"],
  [{ location: "US-CA-Fresno" }, "Fresno CA false false"],
  [{ location: "US, TX, Houston" }, "Houston TX false false"],
  [{ location: "USA - Ohio - Dayton - Main Campus" }, "Dayton OH false false"],
  [{ location: "San Juan, PR" }, "San Juan null false false"],
])("knows towns from regions, buildings and countries: %o", (posting, expected) => {
  const { city, stateCode, isRemote, isAbroad } = toWhere({ ...emptyPosting, ...posting }, findPoint);
  expect([city, stateCode, isRemote, isAbroad].map(String).join(" ")).toBe(expected);
});

test.each([
  ["FT WORTH", "TX", "Fort Worth"],
  ["Ft. Lauderdale", "FL", "Fort Lauderdale"],
  ["N FT MYERS", "FL", "North Fort Myers"],
  ["ST. LOUIS", "MO", "St. Louis"],
  ["Saint Louis", "MO", "St. Louis"],
  ["Mt Pleasant", "SC", "Mount Pleasant"],
  ["ROCKY MT.", "NC", "Rocky Mount"],
  ["COEUR D'ALENE", "ID", "Coeur d'Alene"],
  ["Coeur d’Alene", "ID", "Coeur d'Alene"],
  ["Coeur Dalene", "ID", "Coeur d'Alene"],
  ["OFALLON", "MO", "O'Fallon"],
  ["N. Little Rock", "AR", "North Little Rock"],
  ["E Lansing", "MI", "East Lansing"],
  ["Winston Salem", "NC", "Winston-Salem"],
  ["MCALLEN", "TX", "McAllen"],
  ["Ft. Oglethorpe", "GA", "Fort Oglethorpe"],
  ["Mt. Shasta", "CA", "Mount Shasta"],
  ["Town and Country", "MO", "Town and Country"],
])("spells %s, %s as our list of towns does: %s", (city, state, expected) => {
  expect(toWhere({ ...emptyPosting, city, state }, findPoint).city).toBe(expected);
  expect(toWhere({ ...emptyPosting, location: `${city}, ${state}` }, findPoint).city).toBe(expected);
});

test.each([
  ["Pt. Townsend", "WA", "Port Townsend"],
  ["Pt Arthur", "TX", "Port Arthur"],
  ["Pt. Pleasant", "NJ", "Point Pleasant"],
  ["Crown Pt.", "IN", "Crown Point"],
  ["Mt. Vernon", "WA", "Mount Vernon"],
  ["Mt. View", "CA", "Mountain View"],
  ["Kings Mt.", "NC", "Kings Mountain"],
  ["Colorado Spgs.", "CO", "Colorado Springs"],
  ["Shaker Hts", "OH", "Shaker Heights"],
  ["W. Palm Bch", "FL", "West Palm Beach"],
  ["Ste. Genevieve", "MO", "Ste. Genevieve"],
])("writes out shortened words of towns: %s, %s is %s", (city, state, expected) => {
  expect(toWhere({ ...emptyPosting, location: `${city}, ${state}` }, findPoint).city).toBe(expected);
});

test.each([
  ["Des Moines metro, IA", "-, IA"],
  ["Greater Cleveland, OH", "-, OH"],
  ["Chicago, IL area", "-, IL"],
  ["Atlanta suburbs, GA", "-, GA"],
  ["Hampton Roads, VA", "-, VA"],
  ["Twin Cities, MN", "-, MN"],
  ["Quad Cities, IA", "-, IA"],
  ["Research Triangle, NC", "-, NC"],
  ["Bay Area", "-, CA"],
  ["San Francisco Bay Area (Hybrid)", "-, CA"],
  ["Inland Empire", "-, CA"],
  ["Northeast Ohio", "-, OH"],
  ["Southern California", "-, CA"],
  ["Triangle, VA", "Triangle, VA"],
  ["Central, LA", "Central, LA"],
])("takes no area for a town: %s", (location, expected) => {
  expect(read({ location })).toBe(expected);
});

test.each<[Partial<Posting>, string]>([
  [{ location: "85006" }, "Phoenix, AZ"],
  [{ location: "ZIP 85006-1234" }, "Phoenix, AZ"],
  [{ location: "AZ 85006" }, "Phoenix, AZ"],
  [{ postalCode: "85006" }, "Phoenix, AZ"],
  [{ state: "PA", postalCode: "15213" }, "Pittsburgh, PA"],
  [{ location: "Main Campus, PA 15213" }, "Pittsburgh, PA"],
  [{ city: "Jackson", postalCode: "39201" }, "Jackson, MS"],
  [{ location: "55104" }, "-, MN"],
  [{ state: "TX", postalCode: "85006" }, "-, TX"],
  [{ location: "Remote - 85006" }, "-, -, remote"],
  [{ location: "85006", country: "Germany" }, "-, -, abroad"],
])("reads %o by its ZIP code as %s", (posting, expected) => {
  expect(read(posting)).toBe(expected);
});

test.each(["Toronto, ON (Downtown)", "London, UK (Hybrid)", "Berlin, Germany, Campus Mitte"])(
  "knows a country before further words: %s",
  (location) => {
    expect(read({ location })).toContain("abroad");
  },
);

test("uses the posting's own point, then its city's, then none", () => {
  const point = (posting: Partial<Posting>) => {
    const { lat, lon } = toWhere({ ...emptyPosting, ...posting }, findPoint);
    return [lat, lon];
  };
  expect(point({ city: "Austin", state: "TX" })).toEqual([30.26715, -97.74306]);
  expect(point({ city: "Saint Louis", state: "MO" })).toEqual([38.62727, -90.19789]);
  expect(point({ city: "Austin", state: "TX", lat: 30.5, lon: -97.5 })).toEqual([30.5, -97.5]);
  expect(point({ city: "Austin", state: "TX", lat: 0, lon: 0 })).toEqual([30.26715, -97.74306]);
  expect(point({ city: "Nowhere", state: "TX" })).toEqual([null, null]);
});

test("accepts only five-digit ZIP codes", () => {
  const postal = (postalCode: string) => toWhere({ ...emptyPosting, postalCode }, findPoint).postalCode;
  expect([postal("78701"), postal("78701-1234"), postal("SW1A 1AA"), postal("7870")]).toEqual([
    "78701",
    "78701",
    null,
    null,
  ]);
});

test.each<[Partial<Posting>, string[]]>([
  [{ location: "Austin, TX; Dallas, TX | Tulsa, Oklahoma" }, ["Dallas, TX", "Tulsa, OK"]],
  [{ location: "Austin, TX\nDallas, TX\nAustin, TX" }, ["Dallas, TX"]],
  [{ city: "Austin, TX; Dallas, TX" }, ["Dallas, TX"]],
  [
    { city: "Austin", state: "TX", morePlaces: ["Dallas, TX", "austin, tx", "Toronto, Ontario"] },
    ["Dallas, TX"],
  ],
  [{ location: "Austin, TX or remote" }, []],
  [{ location: "Austin, TX; remote possible" }, []],
  [{ location: "Austin, TX; Dallas" }, []],
  [{ location: "Austin, TX; Dallas, TX or Waco, TX" }, ["Dallas, TX", "Waco, TX"]],
  [{ location: "Toledo OH or Findlay OH" }, ["Findlay, OH"]],
  [{ city: "Toledo or Findlay", state: "OH" }, ["Findlay, OH"]],
  [{ location: "Dallas/Fort Worth, TX" }, ["Fort Worth, TX"]],
  [{ location: "Austin, TX, Dallas, TX, Waco, TX" }, ["Dallas, TX", "Waco, TX"]],
  [{ location: "Austin, TX, Dallas, TX, US" }, ["Dallas, TX"]],
  [{ location: "Portland, OR / Vancouver, WA" }, ["Vancouver, WA"]],
  [{ location: "CA-San Diego | CA-Fresno" }, ["Fresno, CA"]],
  [{ location: "FT WORTH, TX", morePlaces: ["Fort Worth, TX", "ST. LOUIS, MO"] }, ["St. Louis, MO"]],
  [{ city: "Truth or Consequences", state: "NM" }, []],
  [{ location: "Dayton, OH or Main Campus, OH" }, []],
  [{ location: "Austin, TX" }, []],
  [{ location: "Remote; Austin, TX" }, []],
  [{ location: "London, United Kingdom", morePlaces: ["Dallas, TX"] }, []],
])("finds in %o further places only where each is a city with its state", (posting, expected) => {
  const where = toWhere({ ...emptyPosting, ...posting }, findPoint);
  expect(where.morePlaces.map(({ city, stateCode }) => `${city}, ${stateCode}`)).toEqual(expected);
  for (const { lat } of where.morePlaces) expect(lat).not.toBeNull();
});

test("takes 50 places of a feed at most", () => {
  const morePlaces = Array.from(
    { length: 300 },
    (_, at) => `Town ${String.fromCharCode(65 + (at % 26), 65 + at / 26)}, TX`,
  );
  expect(
    toWhere({ ...emptyPosting, city: "Austin", state: "TX", morePlaces }, findPoint).morePlaces,
  ).toHaveLength(49);
});
