import { expect, test } from "vitest";
import { parseLists } from "./lists.ts";

test("reads lists only under a heading that names them", () => {
  const html =
    "<p>About us</p><ul><li>Founded in 1950</li></ul><h3>What you'll do</h3><ul><li>Assess patients</li></ul>" +
    "<p><strong>Requirements:</strong></p><ul><li>BLS &amp; ACLS</li><li>RN license</li></ul>" +
    "<p>Preferred qualifications</p><ul><li>BSN</li></ul><p>Benefits</p><ul><li>403(b) match</li></ul><p>Skills:</p><ul><li>Epic</li></ul>";
  expect(parseLists(html)).toEqual({
    responsibilities: ["Assess patients"],
    requirements: ["BLS & ACLS", "RN license"],
    skills: ["Epic"],
    benefits: ["403(b) match"],
  });
});

test("does not mistake a paragraph before a list for a heading", () => {
  const prose =
    "To meet the requirements of our patients we work in teams and share what we know with each other every day.";
  expect(parseLists(`<p>${prose}</p><ul><li>Team one</li></ul>`).requirements).toEqual([]);
});

test("takes no pay for a benefit", () => {
  const items =
    "<li>Salary $81,000 - $97,000 plus bonus</li><li>$24 to $27 an hour</li><li>$1,500 for courses</li>";
  expect(parseLists(`<p>We offer:</p><ul>${items}<li>PTO</li></ul>`).benefits).toEqual([
    "$1,500 for courses",
    "PTO",
  ]);
});
