import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { milesBetween } from "#app/facts/reference/place/distance.ts";
import { listOpenHospitals } from "../../scripts/load/hospital/closed-hospitals.ts";
import { toCorrections } from "../../scripts/load/hospital/hospital-corrections.ts";
import { readReference } from "../../scripts/load/reference/reference.ts";
import { toCityKey } from "../../scripts/load/source/city-key.ts";
import { readCsv } from "../../scripts/load/source/csv.ts";

const reference = readReference("data");

test("places no hospital over 15 miles from both its ZIP code and its town", () => {
  const centers = readCsv("data/us_hospital_centers.csv");
  const places = readCsv("data/us_cities.csv").filter(({ lat }) => lat);
  const points = new Map<string, { latitude: number; longitude: number }[]>();
  const add = (key: string, { lat, lon }: Record<string, string>) =>
    points.set(key, [...(points.get(key) ?? []), { latitude: Number(lat), longitude: Number(lon) }]);
  for (const row of centers) add(row.kind === "zip" ? row.name! : toCityKey(row.name!, row.state_code!), row);
  for (const row of places) add(toCityKey(row.name!, row.state_code!), row);
  const far = reference.hospitals.filter(({ row, position }) => {
    const known = [row.zip!, toCityKey(row.city!, row.state_code!)].flatMap((key) => points.get(key) ?? []);
    return known.length > 0 && !known.some((center) => milesBetween(position, center) <= 15);
  });
  expect(far.map(({ hospital }) => hospital.name)).toEqual([]);
});

test.each([
  ["330240", "government"],
  ["110079", "government"],
  ["110083", "nonprofit"],
  ["110035", "nonprofit"],
  ["300034", "for_profit"],
  ["450024", "government"],
  ["220036", "nonprofit"],
  ["340030", "nonprofit"],
  ["050573", "nonprofit"],
  ["140191", "nonprofit"],
  ["010139", "nonprofit"],
  ["050570", "government"],
  ["050481", "government"],
  ["340141", "nonprofit"],
])("gives hospital %s the owner that we know it has: %s", (id, owner) => {
  const { row, hospital } = reference.hospitals.find((one) => one.row.facility_id === id)!;
  expect(hospital.ownership).toBe(owner);
  expect(row.ownership_class).toBe(owner);
});

const reviewed = readCsv("data/hospital_reviewed.csv");
const isReviewed = (of: string, id: string) =>
  reviewed.some((row) => row.of === of && row.facility_id === id);

test.each([
  ["250094", "for_profit"],
  ["180116", "for_profit"],
  ["100071", "nonprofit"],
  ["111335", "government"],
  ["310096", null],
])("gives hospital %s of an investor-owned system the owner we know, else none: %s", (id, owner) => {
  expect(reference.hospitals.find(({ row }) => row.facility_id === id)!.hospital.ownership).toBe(owner);
});

test("counts no hospital of an investor-owned system as nonprofit or public, unless we know it is", () => {
  const systems = new Set(readCsv("data/investor_owned_systems.csv").map(({ system }) => system));
  const known = new Set(
    readCsv("data/hospital_corrections.csv").flatMap(({ field, facility_id }) =>
      field === "owner" ? [facility_id] : [],
    ),
  );
  const ofSystems = reference.hospitals.filter(({ row }) => systems.has(row.health_system));
  for (const system of systems)
    expect(
      ofSystems.some(({ row }) => row.health_system === system),
      system,
    ).toBe(true);
  const wrong = ofSystems.filter(
    ({ row, hospital }) =>
      (hospital.ownership === "nonprofit" || hospital.ownership === "government") &&
      !known.has(row.facility_id),
  );
  expect(wrong.map(({ row }) => row.name)).toEqual([]);
  expect(ofSystems.filter(({ hospital }) => hospital.ownership === null).length).toBeLessThan(30);
});

test("knows which Medicare numbers cover several campuses", () => {
  const of = (id: string) => reference.hospitals.find(({ row }) => row.facility_id === id)!.hospital;
  for (const id of ["100029", "100022", "100007", "330101", "390164", "220074", "150056"])
    expect(of(id).hasSeveralCampuses, id).toBe(true);
  for (const id of ["450358", "330204", "100087"]) expect(of(id).hasSeveralCampuses, id).toBeUndefined();
});

test("says in the written texts where beds are on several campuses", () => {
  const campuses = new Set(
    reference.hospitals.filter(({ hospital }) => hospital.hasSeveralCampuses).map(({ row }) => row.name!),
  );
  const texts = ["state_highlights", "city_markets"].flatMap(
    (name) => readFileSync(`data/catalog/${name}.json`, "utf8").match(/"[^"\n]*\{beds:[^"\n]*"/g) ?? [],
  );
  const silent = texts.filter(
    (text) =>
      [...text.matchAll(/\{beds:([^}]+)\}/g)].some(([, name]) => campuses.has(name!)) &&
      !/campuses|licensed as one|under one license/.test(text),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(silent).toEqual([]);
});

test("has no bed count that is out of line with its place, unless someone reviewed it", () => {
  const people = new Map(readCsv("data/us_metros.csv").map((row) => [row.cbsa_code, Number(row.pop_2025)]));
  const isOdd = (type: string, cbsa: string, beds: number) => {
    if (type.startsWith("Psych")) return false;
    const around = people.get(cbsa);
    return beds >= 1000 || (around ? beds / around > 0.005 : beds >= 450);
  };
  const odd = reference.hospitals.filter(
    ({ row, hospital }) =>
      hospital.beds !== null &&
      isOdd(row.type!, row.cbsa_code!, hospital.beds) &&
      !isReviewed("size", row.facility_id!),
  );
  expect(odd.map(({ hospital: { name, beds } }) => `${name}, ${beds} beds`)).toEqual([]);
});

test("gives a critical access hospital no more beds than the law allows it", () => {
  for (const { hospital } of reference.hospitals)
    if (hospital.type === "Critical Access Hospital")
      expect(hospital.beds ?? 0, hospital.name).toBeLessThan(46);
});

// Patient days of a year from the Medicare cost report, where we read them.
test.each([
  ["150056", 346_072],
  ["110078", 168_609],
  ["340075", 15_805],
])("has beds for hospital %s that its %i patient days can fill", (id, days) => {
  const { hospital } = reference.hospitals.find(({ row }) => row.facility_id === id)!;
  const occupied = days / (hospital.beds! * 365);
  expect(occupied).toBeGreaterThan(0.2);
  expect(occupied).toBeLessThan(1);
});

test("has no owner that the hospital's own name denies, unless someone reviewed it", () => {
  const publicName =
    /\b(?:COUNTY|PARISH|UNIVERSITY|DISTRICT|AUTHORITY|VETERANS|UCI|UCLA|UCSF|STATE|CITY OF)\b/i;
  const companyName = /\b(?:HCA|TENET|L\.?P\.?|LLP)\b/i;
  const named =
    /\b(?:AdventHealth|Ascension|Atrium|Avera|Banner|Baylor Scott|Cedars?.Sinai|Christus|Corewell|Dignity|Duke|Eisenhower|Emory|Geisinger|IU Health|Intermountain|Kaiser|Mayo|Mercy Health|Novant|Northwell|Orlando Health|Piedmont|Providence|Sharp|Shriners|SSM|Sutter|Trinity Health|Trinity Health|UNC|UPMC|Vanderbilt)\b/i;
  const odd = reference.hospitals.filter(({ row }) => {
    if (isReviewed("owner", row.facility_id!)) return false;
    if (row.ownership_class !== "for_profit") return companyName.test(row.name!);
    return (
      publicName.test(row.name!) ||
      (named.test(row.name!) && !/surgical|surgery|heart|behavioral/i.test(row.name!))
    );
  });
  expect(odd.map(({ row }) => `${row.facility_id} ${row.name}: ${row.ownership_class}`)).toEqual([]);
});

test("reviews only hospitals that are listed, each with a reason and a day", () => {
  const names = new Map(readCsv("data/cms_hospitals.csv").map((row) => [row.facility_id, row.name]));
  for (const { facility_id, listed_name, of, reason, reviewed: day } of reviewed) {
    expect(names.get(facility_id), facility_id).toBe(listed_name);
    expect(of).toMatch(/^(?:size|owner)$/);
    expect(reason!.length, facility_id).toBeGreaterThan(20);
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test("names the source, date and certainty of every correction", () => {
  const corrections = readCsv("data/hospital_corrections.csv");
  expect(corrections.length).toBeGreaterThan(200);
  for (const { facility_id, source, source_date, confidence } of corrections) {
    expect(source!.length, facility_id).toBeGreaterThan(20);
    expect(source_date, facility_id).toMatch(/^20\d\d(-\d\d){0,2}$/);
    expect(confidence, facility_id).toMatch(/^(?:high|medium)$/);
  }
});

test("stops loading on a correction of a hospital that is no longer listed", () => {
  const row = { facility_id: "1", listed_name: "A", field: "owner", value: "nonprofit" };
  expect(() => toCorrections([row], [{ facility_id: "1", name: "B" }])).toThrow(
    "No hospital 1 is listed as A.",
  );
  expect(() => toCorrections([{ ...row, value: "church" }], [{ facility_id: "1", name: "A" }])).toThrow();
});

test("leaves no company forms, slashes or cut-off words in names", () => {
  const names = reference.hospitals.map(({ hospital }) => hospital.name);
  expect(names).toEqual(expect.arrayContaining(["Carolinas Medical Center", "Cooley Dickinson Hospital"]));
  const odd =
    /\b(?:Inc|Llc|LLC|LLP|Dba|dba|Hosp|Ctr|Med|Hlth|Behav)\b|,\s*the\b|[a-z]\/|\b(\w{2,}) \1\b|'S\b|\bSt [A-Z]| {2}|[a-z]- /;
  const known = /^VA North Florida\/South Georgia|^Crow\/Northern Cheyenne/;
  expect(names.filter((name) => odd.test(name) && !known.test(name))).toEqual([]);
});

test("stops loading on a closed hospital that Medicare no longer lists", () => {
  const listed = [{ facility_id: "1", name: "A" }];
  expect(listOpenHospitals(listed, listed)).toEqual([]);
  expect(() => listOpenHospitals(listed, [{ facility_id: "2", name: "B" }])).toThrow("B");
});
