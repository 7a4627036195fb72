import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { send } from "../support/site.ts";

let slug = "";
beforeAll(async () => {
  await fillCatalog();
  [slug = ""] = await storeJobs([makeDraft()]);
});

test.each([
  ["/JOBS?query=icu", "/jobs?query=icu"],
  ["/%6Aobs", "/jobs"],
  ["/jobs/", "/jobs"],
  ["/Jobs/Texas//", "/jobs/texas"],
  ["/STATES/texas/", "/states/texas"],
  ["/Metro/houston-tx", "/metro/houston-tx"],
  ["/PHYSICIAN-recruiters", "/physician-recruiters"],
  ["/Professions", "/professions"],
  ["/Resources/Cover-Letter-Guide", "/resources/cover-letter-guide"],
  ["/states/TX?utm_source=mail", "/states/texas?utm_source=mail"],
  ["/specialties/Cardiology?utm_source=mail", "/specialties/cardiology?utm_source=mail"],
])("redirects %s to %s permanently", async (asked, plain) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await send(asked, { method });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toMatch(new RegExp(`${plain.replace("?", "\\?")}$`));
  }
  expect((await send(plain)).status).toBe(200);
});

test("redirects a posting's address in capitals, and no address that does not exist", async () => {
  expect((await send(`/JOBS/${slug}`)).headers.get("location")).toBe(`/jobs/${slug}`);
  for (const path of ["/NOPE", "/nope/", "/Career-Guides/NURSING"])
    expect((await send(path)).status, path).toBe(404);
});

test("answers HEAD like GET, without the page", async () => {
  const [get, head] = [await send("/jobs"), await send("/jobs", { method: "HEAD" })];
  for (const name of ["cache-control", "content-type", "content-security-policy"])
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
  expect(await head.text()).toBe("");
});
