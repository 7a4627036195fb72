import { expect, test } from "vitest";
import { milesBetween } from "#app/reference/place/distance.ts";
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
])("gives hospital %s the owner that we know it has: %s", (id, owner) => {
  const { row, hospital } = reference.hospitals.find((one) => one.row.facility_id === id)!;
  expect(hospital.ownership).toBe(owner);
  expect(row.ownership_class).toBe(owner);
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
