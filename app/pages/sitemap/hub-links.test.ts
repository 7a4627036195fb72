import { expect, test } from "vitest";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { paths } from "#app/paths.ts";
import { findRecruitersOf, toHubsOf } from "./hub-links.ts";

test("links recruiters from a profession page that has recruiter pages", () => {
  const differ = profiledProfessions.filter((profession) => {
    const hasHubs = toHubsOf(profession).every(({ to }) => to !== paths.employers());
    return hasHubs !== (findRecruitersOf(profession.slug) !== null);
  });
  expect(differ).toEqual([]);
});

test.each([
  ["nurse-anesthetist", "/nursing-recruiters"],
  ["nurse-practitioner", "/nurse-practitioner-recruiters"],
  ["hospitalist", "/internal-medicine-recruiters"],
  ["psychiatrist", "/physician-recruiters"],
  ["physical-therapist", null],
])("links a %s to the recruiters who cover the fewest other professions", (profession, path) => {
  expect(findRecruitersOf(profession)).toBe(path);
});
