import { beforeAll, expect, test } from "vitest";
import { assets } from "../../build/server/index.js";
import { fillCatalog } from "../support/catalog.ts";
import { send } from "../support/site.ts";

beforeAll(fillCatalog);

test.each([
  ["/jobs", 200],
  ["/jobs%2Ftexas", 404],
  ["/jobs/texas/nothing/here", 404],
  ["/%E0%A4%A", 404],
  ["/constructor", 404],
])("routes %s to its page or to none: %i", async (path, status) => {
  expect((await send(path)).status).toBe(status);
});

test.each([
  ["/_root.data", "site/home/routes/home"],
  ["/jobs.data", "jobs/list/routes/search"],
  ["/states/texas.data", "catalogue/places/routes/state"],
  ["/nobody-knows-this.data", "catalogue/recruiters/routes/landing-or-missing"],
])("includes the page's data for %s", async (path, route) => {
  expect(await (await send(path)).text()).toContain(`"${route}"`);
});

test("does not match an address of a thousand parts with every route", async () => {
  for (const p of ["/a".repeat(1000), `/jobs${"&p=/jobs/a/b".repeat(200)}`]) {
    const answer = await send(`/__manifest?version=${assets.version}&p=${p}`);
    expect(answer.status).toBe(204);
  }
});

test("lists only the routes that a page's address can reach and serves others on request", async () => {
  const page = await (await send("/states/texas")).text();
  expect(page).toContain('"catalogue/places/routes/state"');
  expect(page).not.toContain('"catalogue/places/routes/metro"');

  const version = /"version": ?"([\w-]+)"/.exec(page)?.[1];
  const others = await send(`/__manifest?p=/metro/kansas-city-mo&p=/contact&version=${version}`);
  const patches = JSON.stringify(await others.json());
  expect(patches).toContain('"catalogue/places/routes/metro"');
  expect(patches).toContain('"accounts/contact/routes/contact"');
});
