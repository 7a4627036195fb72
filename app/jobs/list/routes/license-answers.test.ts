import { beforeAll, expect, test } from "vitest";
import type { BesideView } from "#app/jobs/list/pane/beside.server.ts";
import type { SavedAnswer } from "#app/jobs/saved/saved-facts.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, isWhole, send } from "#tests/support/site.ts";

const professions = [
  "registered-nurse",
  "licensed-practical-nurse",
  "physician",
  "physical-therapist",
  "psychologist",
];
const places = [
  { stateCode: "TX", licenseStates: ["TX"], compactAccepted: true, workplace: "onsite" },
  { stateCode: "OH", licenseStates: ["OH"], compactAccepted: false, workplace: "onsite" },
  { stateCode: "CA", licenseStates: ["CA"], compactAccepted: null, workplace: "onsite" },
  { stateCode: "CO", licenseStates: [], compactAccepted: null, workplace: "onsite" },
  { stateCode: null, licenseStates: ["AZ", "NY", "TX"], compactAccepted: null, workplace: "remote" },
] as const;
const licenses = ["registered-nurse", "physician", "physical-therapist", null].flatMap((profession) =>
  ["OH", "TX", "CA,AZ"].flatMap((states) =>
    [true, false].map((isMultistate) =>
      new URLSearchParams({
        ...(profession && { licensed_as: profession }),
        license: states,
        ...(isMultistate && { compact: "1" }),
      }).toString(),
    ),
  ),
);

let slugs: string[] = [];

beforeAll(async () => {
  await fillCatalog();
  slugs = await storeJobs(
    professions.flatMap((profession) =>
      places.map(({ licenseStates, ...place }, at) =>
        makeDraft({
          ...place,
          licenseStates: [...licenseStates],
          profession,
          specialty: null,
          city: null,
          lat: null,
          lon: null,
          title: `Position ${profession} ${at}`,
        }),
      ),
    ),
  );
  expect(new Set(slugs).size).toBe(25);
});

const isOpen = (title: string) => /^Yes|^You can work/.test(title);

const readJson = async <Answer>(path: string) => (await (await send(path)).json()) as Answer;

/** The postings that the list finds for this license, and what their cards say. */
async function readLists(search: string) {
  const answers = new Map<string, string>();
  const listed = new Set<string>();
  for (const page of [1, 2]) {
    const html = await (await send(`/jobs?${search}&page=${page}`)).text();
    const [found = ""] = html.split('aria-labelledby="near-misses"');
    for (const card of found.split("<article").slice(1)) {
      const slug = /href="\/jobs\/([a-z0-9-]+)/.exec(card)?.[1];
      if (!slug || !slugs.includes(slug)) continue;
      listed.add(slug);
      answers.set(slug, toText(card));
    }
  }
  return { answers, listed };
}

test("answers alike on the list, its card, the pane, the page and the comparison, for 600 pairs", async () => {
  const wrong: string[] = [];
  let compared = 0;
  const asked = licenses.filter((_, at) => isWhole || at % 20 === 0);
  for (const search of asked) {
    const { answers, listed } = await readLists(search);
    const { jobs } = await readJson<SavedAnswer>(
      `/api/jobs/saved?${slugs.map((slug) => `slug=${slug}&`).join("")}${search}`,
    );
    for (const slug of slugs) {
      compared += 1;
      const html = await (await send(`/jobs/${slug}?${search}`)).text();
      const page = /id="can-i-work-answer"[^>]*aria-label="([^"]*)"/.exec(html)?.[1];
      const pane = (await readJson<BesideView>(`/api/jobs/${slug}/beside?${search}`)).detail?.job.license
        ?.verdict?.title;
      const saved = jobs.find((job) => job.slug === slug)?.license.answer?.title;
      const card = answers.get(slug);
      const said = `${slug} ${search}: ${page} | ${pane} | ${saved} | ${listed.has(slug)}`;
      if (page === undefined || page !== pane || page !== saved) wrong.push(said);
      // What a compact reaches after a step is listed for those who tick it.
      const isReached = /apply through the compact/.test(page ?? "");
      const isListed = isReached ? search.includes("compact=1") : isOpen(page ?? "");
      if (search.includes("licensed_as") && listed.has(slug) !== isListed) wrong.push(`list ${said}`);
      if (card && isOpen(page ?? "") !== /You can work here|By compact|Yes, if yours is/.test(card))
        wrong.push(`card ${said}`);
    }
  }
  expect(compared).toBe(asked.length * slugs.length);
  expect(wrong.slice(0, 8).join("\n")).toBe("");
}, 240_000);

test("answers on the cards of a list by the license of the account, until the address names another", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await env.DB.prepare(
    `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
      VALUES (?1, 'registered-nurse', ?2, 0, 1, NULL, 0)`,
  )
    .bind(
      user.id,
      JSON.stringify([
        { state: "OH", multistate: false, expires: null },
        { state: "CA", multistate: false, expires: "2020-01-31" },
      ]),
    )
    .run();
  const read = async (search: string, own?: string) => {
    const html = await (
      await send(`/jobs?profession=registered-nurse${search}`, own ? { headers: { cookie: own } } : {})
    ).text();
    return [...html.matchAll(/<p class="license-line[^>]*>(.*?)<\/p>/gs)].map(([, line = ""]) =>
      toText(line).trim(),
    );
  };
  const mine = await read("", cookie);
  expect(mine).toContain("You can work here");
  expect(mine).toContain("Needs a California license");
  expect(mine).not.toContain("Compact license accepted");
  expect(await read("&license=CA", cookie)).not.toContain("Needs a California license");
  expect(await read("")).not.toContain("You can work here");
});
