import { expect, test } from "vitest";
import { listCountedLandings } from "./landing.ts";
import { listLandingsLike, parseLanding } from "./landing-address.server.ts";
import { pickInTurn } from "./rotation.ts";

test("there are 250 pages of cities and 250 of states, each at its own address", () => {
  const landings = listCountedLandings();
  const paths = landings.map(({ path }) => path);
  expect(landings.filter(({ place }) => place.kind === "city")).toHaveLength(250);
  expect(landings.filter(({ place }) => place.kind === "state")).toHaveLength(250);
  expect(new Set(paths).size).toBe(500);
  for (const path of paths) expect(parseLanding(path)).toMatchObject({ kind: "page", landing: { path } });
});

test("a profession and a place are read from the address", () => {
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
  ["/np-recruiters-washington-dc", "/nurse-practitioner-recruiters-district-of-columbia"],
])("%s leads to the one address of its page", (path, to) => {
  expect(parseLanding(path)).toEqual({ kind: "moved", to });
});

test("what is not covered is told from what is no such address", () => {
  expect(parseLanding("/dermatologist-recruiters-tulsa")).toEqual({
    kind: "uncovered",
    profession: "dermatologist",
    place: "tulsa",
  });
  for (const path of ["/-recruiters-", "/x/physician-recruiters-chicago", "/a_b-recruiters-chicago", "/jobs"])
    expect(parseLanding(path)).toBeNull();
});

test("near a page that is not covered are those of its profession, or of its place", () => {
  const near = (profession: string, place: string) =>
    listLandingsLike(profession, place).map(({ path }) => path);
  expect(near("pediatrician", "tulsa")).toContain("/pediatrician-recruiters-dallas");
  expect(near("dermatologist", "boston")).toContain("/cardiologist-recruiters-boston");
  expect(near("dermatologist", "boston")).toHaveLength(25);
});

test("what is chosen in turn changes from one turn to the next until every choice was made", () => {
  const letters = ["a", "b", "c", "d", "e", "f"];
  const choices = Array.from({ length: 15 }, (_, turn) => pickInTurn(letters, 2, turn).join(""));
  expect(new Set(choices).size).toBe(15);
  expect(pickInTurn(letters, 2, 15).join("")).toBe(choices[0]);
  expect(pickInTurn(letters, 9, 4)).toEqual(letters);
});
