import { beforeAll, expect, test } from "vitest";
import { toText } from "#tests/support/html.ts";
import { storeCity } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";
import {
  fillWizard,
  findPosting,
  place,
  publish,
  save,
  signInRecruiter,
  whole,
  write,
} from "#tests/support/wizard.ts";

beforeAll(async () => {
  await fillWizard();
  await storeCity("Boulder", "CO", 40.01, -105.27);
  await storeCity("Tulsa", "OK", 36.15, -95.99);
});

const withPlaces = (morePlaces: string) => ({ ...whole, place: { ...place, morePlaces } });
const toPlain = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

test("publishes one posting with several places, and gives them back to be edited", async () => {
  const { cookie, employer } = await signInRecruiter();
  await env.DB.prepare("UPDATE employers SET approved_at = 1 WHERE id = ?").bind(employer.id).run();
  const { draft } = await write(cookie, withPlaces("boulder, colorado\n\nTulsa, OK"));
  const review = toText(await (await send(`/post-job/${draft}/review`, { headers: { cookie } })).text());
  expect(review).toContain("Denver, CO and 2 more places");
  expect(review).toContain("Denver, CO; Boulder, CO; Tulsa, OK");
  const job = await findPosting((await publish(draft, cookie)).headers.get("location"));
  expect(job).toMatchObject({
    ...{ status: "open", city: "Denver", lat: 39.74, licenseStates: ["CO", "OK"] },
    morePlaces: [
      { city: "Boulder", stateCode: "CO", lat: 40.01, lon: -105.27 },
      { city: "Tulsa", stateCode: "OK", lat: 36.15, lon: -95.99 },
    ],
  });
  const found = await (await send("/jobs?location=Tulsa%2C+OK")).text();
  expect(found).toContain(`/jobs/${job!.slug}`);

  const edit = await postForm("/post-job", { intent: "edit", template: job!.slug }, { cookie });
  const [, again = ""] = /^\/post-job\/([\w-]+)\/role$/.exec(edit.headers.get("location") ?? "") ?? [];
  const form = await (await send(`/post-job/${again}/place`, { headers: { cookie } })).text();
  expect(form).toMatch(/name="morePlaces"[^>]*>\s*Boulder, CO\nTulsa, OK</);
  await save(again, "place", { ...place, morePlaces: "Boulder, CO" }, cookie);
  expect((await publish(again, cookie)).status).toBe(302);
  expect((await findPosting(job!.slug))!.morePlaces).toHaveLength(1);
  expect(await (await send("/jobs/oklahoma")).text()).not.toContain(`/jobs/${job!.slug}`);
});

test.each([
  ["Boulder, CO\nsomewhere", "Line 2, “somewhere”: please write a city and its state, such as Austin, TX."],
  ["Nowhere Falls, CO", "Line 1, “Nowhere Falls, CO”: we do not know this place."],
  ["Denver, CO", "Line 1, “Denver, CO”: please list each place once."],
  [Array.from({ length: 51 }, (_, at) => `Town ${at}, CO`).join("\n"), "at most 49 more places"],
  ["Boulder, CO\n<script>alert(1)</script>, TX", "Line 2"],
])("says what is wrong with %j, and keeps it", async (typed, problem) => {
  const { cookie } = await signInRecruiter();
  const { draft } = await write(cookie);
  const answer = await save(draft, "place", { ...place, morePlaces: typed }, cookie);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(toPlain(toText(html))).toContain(problem);
  const kept = /<textarea[^>]*name="morePlaces"[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
  expect(kept.replaceAll("&lt;", "<").replaceAll("&gt;", ">").trim()).toBe(typed);
  expect((await publish(draft, cookie)).status).not.toBe(302);
});

test("keeps places of a draft from others", async () => {
  const { cookie } = await signInRecruiter();
  const { draft } = await write(cookie, withPlaces("Boulder, CO"));
  const other = await signInRecruiter();
  expect((await send(`/post-job/${draft}/place`, { headers: { cookie: other.cookie } })).status).toBe(404);
});
