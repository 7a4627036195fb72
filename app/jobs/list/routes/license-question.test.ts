import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { paths } from "#app/paths.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { isWhole, send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

async function ask(path: string, search = "") {
  const response = await send(search ? `${path}?${search}` : path);
  expect(response.status).toBe(200);
  const html = await response.text();
  const part = /<div id="can-i-work"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  return { html, part, text: toText(part) };
}

test.each([
  ["/states/texas", "profession=registered-nurse&license=OH&multistate=1"],
  ["/profession/registered-nurse", "state=TX&license=OH&multistate=1"],
  ["/geographic/texas/registered-nurse", "license=OH&multistate=1"],
])("answers a nurse on %s with the rule, the wait and the date", async (path, search) => {
  const { part: bare, text: unasked } = await ask(path);
  expect(bare).toContain(`<form action="${path}#can-i-work-answer"`);
  expect(bare).not.toMatch(/<form[^>]*method="post"/i);
  expect(bare).toMatch(/<select[^>]*name="license"/);
  expect(bare).toMatch(/<input[^>]*name="compact"/);
  expect(unasked).not.toMatch(/Yes|Not on that license/);

  const multistate = await ask(path, search);
  expect(multistate.text).toContain("Yes, at once, by compact");
  expect(multistate.text).toContain("works at once in all 40 member states");
  expect(multistate.text).toContain("Members as of July 2, 2026");
  expect(multistate.part).toMatch(/<option value="OH" selected="">/);
  expect(multistate.part).toMatch(/<input[^>]*name="compact"[^>]*checked=""/);
  expect(multistate.html).toContain(`rel="canonical" href="http://localhost:8787${path}"`);

  const single = await ask(path, search.replace("&multistate=1", ""));
  expect(single.text).toContain("Not on that license alone");
  expect(single.text).toContain("Typically 3 to 10 weeks by endorsement (a recruiter's estimate)");
});

test("counts no multistate tick for a state that issues none, and says so", async () => {
  const { part, text } = await ask("/states/texas", "profession=registered-nurse&license=CA&compact=1");
  expect(text).toContain("California issues no multistate license.");
  expect(text).toContain("We took yours as a license for one state.");
  expect(text).toContain("Not on that license alone");
  expect(part).not.toMatch(/<input[^>]*name="compact"[^>]*checked=""/);
});

test("tells a physician assistant on a state's page that the compact issues nothing yet", async () => {
  const { html, text } = await ask("/states/ohio", "profession=physician-assistant&license=UT");
  expect(text).toContain("Not on that license alone");
  expect(text).toContain(
    "Ohio has enacted the PA Licensure Compact, but no state issues anything under it yet",
  );
  expect(toText(/<section id="licenses"[\s\S]*?<\/section>/.exec(html)![0])).toMatch(/Ohio: compact member/);
  const notes = toText((await ask("/states/ohio/license", "")).html);
  expect(notes).toMatch(/Physician Assistant Ohio: compact enacted, not in force Ohio has enacted the PA/);
  expect(notes).toContain("Nurse Practitioner, Nurse Anesthetist, Nurse Midwife, Clinical Nurse Specialist");
  expect(notes).toMatch(/Respiratory Therapist Ohio: not in the compact Ohio has not joined/);
});

test("ignores a malformed question without an error", async () => {
  for (const search of ["profession=wizard&license=OH", "license=OH", "profession=physician&license=ZZ"])
    expect((await ask("/states/texas", search)).text, search).not.toMatch(/Yes|Not on|That depends/);
  expect((await ask("/profession/physician-assistant", "state=%3Cb%3E&license=OH")).text).not.toMatch(
    /Yes|Not on|That depends/,
  );
});

test("asks only nurses about a multistate license and skips work that states do not license", async () => {
  expect((await ask("/geographic/texas/psychiatrist")).part).toContain('name="license"');
  expect((await ask("/geographic/texas/psychiatrist")).part).not.toContain("multistate");
  expect((await ask("/profession/medical-laboratory-scientist")).part).toBe("");
});

test("keeps the pages with the question under 25 kB", async () => {
  const all = [
    ...states.map(({ slug }) => paths.state(slug)),
    ...profiledProfessions.map(({ slug }) => paths.profession(slug)),
    ...profiledProfessions.map(({ slug }) => paths.geographicProfession("texas", slug)),
  ];
  const asked = all.filter((_, at) => isWhole || at % 5 === 0);
  const sizes: [number, string][] = [];
  for (const path of asked) sizes.push([gzipSync((await ask(path)).html).length, path]);
  const [largest, path] = sizes.sort(([a], [b]) => b - a)[0]!;
  expect(largest, path).toBeLessThanOrEqual(25_000);
});
