import { beforeAll, expect, test } from "vitest";
import { readDraft } from "#app/companies/posting/draft/read-draft.ts";
import { fillCatalog } from "../support/catalog.ts";
import { toText } from "../support/html.ts";
import { send } from "../support/site.ts";

beforeAll(fillCatalog);

/** The page that the address leads to. */
async function open(path: string): Promise<string> {
  const response = await send(path, { headers: { accept: "text/html" } });
  const location = response.headers.get("location");
  return location ? open(location) : response.text();
}

const nurses = "/salary-comparison/registered-nurse";
const pages = [
  ["the offer tool", "/salary-tool?pay=46&hours="],
  ["the second offer", "/salary-tool?pay=46&pay2=50&two=1&hours2="],
  ["the salary comparison", "/salary-comparison?profession=registered-nurse&place=texas&hours="],
  ["the pay of a profession", `${nurses}?hours=`],
  ["the pay of a place", `${nurses}/texas?per=week&hours=`],
  ["the file of a comparison", "/salary-comparison.csv?profession=registered-nurse&hours="],
] as const;

test.each(
  pages.flatMap(([name, path]) => ["0", "169", "-8", "900"].map((hours) => [name, hours, path] as const)),
)("refuses in %s a week of %s hours and keeps it", async (_, hours, path) => {
  const html = await open(path + hours);
  expect(toText(html)).toMatch(/Enter (1 or more\.|168 or less\.|the hours a week, from 1 to 168\.)/);
  expect(html).toContain(`value="${hours}"`);
  expect(html).toContain('aria-invalid="true"');
});

test.each(pages)("takes in %s a week of 168 hours and of 1", async (_, path) => {
  for (const hours of ["1", "168"])
    expect(toText(await open(path + hours))).not.toMatch(/is not possible|or less\.|or more\./);
});

test.each([
  ["hoursPerWeek", "0", "Please enter the hours a week, from 1 to 168"],
  ["hoursPerWeek", "169", "Please enter the hours a week, from 1 to 168"],
  ["guaranteedHours", "169", "Please enter the hours, from 1 to 168"],
  ["shiftHours", "73", "Please enter the hours of a shift, from 1 to 72"],
  ["contractWeeks", "521", "Please enter the weeks, from 1 to 520"],
])("refuses in a posting %s of %s", (name, value, problem) => {
  expect(readDraft({ [name]: value }).errors[name]).toBe(problem);
});
