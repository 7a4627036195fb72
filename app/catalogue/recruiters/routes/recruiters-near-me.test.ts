import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { send } from "#tests/support/site.ts";

const nearMe = "/nurse-practitioner-recruiters-near-me";

beforeAll(fillCatalog);

async function open(path: string, init: RequestInit = {}) {
  const response = await send(path, init);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: toText(html) };
}

test("shows Ohio to a visitor from Ohio, and is never cached", async () => {
  const cf = { country: "US", regionCode: "OH", city: "Toledo" } as IncomingRequestCfProperties;
  const near = await open(nearMe, { cf } as RequestInit);
  expect(near.text).toContain("Near you: Toledo, Ohio");
  expect(near.text).toContain("Ohio gives nurse practitioners reduced practice authority");
  expect(near.text).toContain("$124,870");
  expect(near.html).toContain('href="/nurse-practitioner-recruiters-ohio"');
  expect(near.headers.get("cache-control")).toBe("no-store");
  const unknown = await open(nearMe, { cf: { country: "DE", regionCode: "BE" } } as RequestInit);
  expect(unknown.text).toContain("Which state are you in?");
  expect(unknown.html).toMatch(/<form method="get" action="\/nurse-practitioner-recruiters-near-me"/);
});

test("lets a visitor choose a state", async () => {
  const { text, html } = await open(`${nearMe}?state=arizona`);
  expect(text).toContain("Near you: Arizona");
  expect(text).toContain("full practice authority");
  expect(html).toContain('href="/nurse-practitioner-recruiters-phoenix"');
  expect(text).toContain("We have no open postings of this kind in Arizona right now.");
  const { text: district } = await open(`${nearMe}?state=district-of-columbia`);
  expect(district).toContain("of this kind in the District of Columbia right now.");
  expect(district).toContain("Recruiters in the District of Columbia");
  expect((await open(`${nearMe}?state=atlantis`)).status).toBe(200);
  for (const written of ["AZ", "az", "Arizona"])
    expect((await open(`${nearMe}?state=${written}`)).text).toContain("Near you: Arizona");
});
