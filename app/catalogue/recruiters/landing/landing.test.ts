import { expect, test } from "vitest";
import { listCountedLandings } from "./landing.ts";
import { listLandingsLike, parseLanding } from "./landing-address.server.ts";

test("lists 250 city pages and 250 state pages, each at its own address", () => {
  const landings = listCountedLandings();
  const paths = landings.map(({ path }) => path);
  expect(landings.filter(({ place }) => place.kind === "city")).toHaveLength(250);
  expect(landings.filter(({ place }) => place.kind === "state")).toHaveLength(250);
  expect(new Set(paths).size).toBe(500);
  for (const path of paths) expect(parseLanding(path)).toMatchObject({ kind: "page", landing: { path } });
});

test("reads the profession and the place from the address", () => {
  expect(parseLanding("/pediatrician-recruiters-chicago")).toMatchObject({
    landing: { profession: { slug: "pediatrician" }, place: { kind: "city", fullName: "Chicago, IL" } },
  });
  expect(parseLanding("/psychiatrist-recruiters-california")).toMatchObject({
    landing: { profession: { slug: "psychiatrist" }, place: { kind: "state", stateCode: "CA" } },
  });
  expect(parseLanding("/cardiologist-recruiters-new-york")).toMatchObject({
    landing: { place: { kind: "state", name: "New York" } },
  });
});

test.each([
  ["/Pediatrician-Recruiters-Chicago", "/pediatrician-recruiters-chicago"],
  ["/pediatrician-recruiters-chicago/", "/pediatrician-recruiters-chicago"],
  ["/rn-recruiters-tx", "/registered-nurse-recruiters-texas"],
  ["/crna-recruiters-nyc", "/nurse-anesthetist-recruiters-new-york-city"],
  ["/registered-nurse-recruiter-chicago", "/registered-nurse-recruiters-chicago"],
  ["/rn-recruiters-brooklyn", "/registered-nurse-recruiters-new-york-city"],
  ["/rn-recruiters-new-york-ny", "/registered-nurse-recruiters-new-york-city"],
  ["/rn-recruiters-dallas-fort-worth", "/registered-nurse-recruiters-dallas"],
  ["/cardiology-recruiters-dfw", "/cardiologist-recruiters-dallas"],
  ["/pediatricians-recruiters-chicago-il", "/pediatrician-recruiters-chicago"],
  ["/x/pediatrician-recruiters-chicago", "/pediatrician-recruiters-chicago"],
  ["/np-recruiters-washington-dc", "/nurse-practitioner-recruiters-district-of-columbia"],
])("redirects %s to the canonical address", (path, to) => {
  expect(parseLanding(path)).toEqual({ kind: "moved", to });
});

test("tells a profession or place that we do not cover from an unrelated address", () => {
  expect(parseLanding("/dermatologist-recruiters-tulsa")).toEqual({
    kind: "uncovered",
    profession: "dermatologist",
    place: "tulsa",
  });
  for (const path of ["/a/b-recruiters-c", "/b-recruiters-c/a"])
    expect(parseLanding(path)).toEqual({ kind: "uncovered", profession: "b", place: "c" });
  for (const path of ["/-recruiters-", "/api/a-recruiters-b", "/a_b-recruiters-chicago", "/jobs"])
    expect(parseLanding(path)).toBeNull();
});

test("suggests pages of the same profession, or else of the same place", () => {
  const near = (profession: string, place: string) =>
    listLandingsLike(profession, place).map(({ path }) => path);
  expect(near("pediatrician", "tulsa")).toContain("/pediatrician-recruiters-dallas");
  expect(near("dermatologist", "boston")).toContain("/cardiologist-recruiters-boston");
  expect(near("dermatologist", "boston")).toHaveLength(25);
});
