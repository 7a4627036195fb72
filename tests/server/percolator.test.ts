import { beforeAll, expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties, specialtyGroups } from "#app/facts/reference/profession/specialties.ts";
import { traits } from "#app/jobs/reading/traits/trait-names.ts";
import { matchOpenings } from "#app/jobs/search/percolator/percolate.server.ts";
import { rereadSearches, toSearchInsert } from "#app/jobs/search/percolator/saved-searches.server.ts";
import { readSavedSearch, toSearchAddress } from "#app/jobs/search/percolator/search-address.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { toKeys } from "#app/jobs/search/results/search-rows.server.ts";
import { newestKeys } from "#app/jobs/search/results/search-statements.ts";
import { employmentTypes, shifts, workplaces } from "#app/kit/platform/column-words.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env, isWhole } from "../support/site.ts";

const searches = isWhole ? 2_000 : 200;
const postings = isWhole ? 2_000 : 100;
const now = Date.now();
const db = toDb(env.DB);

/** Mulberry32: the same searches each time, so that a failure can be looked at. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(20_261_128);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const maybe = (chance: number) => random() < chance;

const typed = [
  "night ICU nurse",
  "cardiology",
  "no nights",
  "wound care",
  '"labor and delivery"',
  "hospitalist 7 on 7 off",
  "RN/LPN",
  "travel nurse $2,000 a week",
  "pediatric",
  "new grad",
  "physician assistant emergency",
  "remote psychiatrist",
  "clinic manager",
  "OR nurse",
  "nurse not travel",
  "visa sponsorship",
  "zeta",
  "family",
  "supervis",
  "medicare",
  "tech",
  "$45 an hour",
  "nurse houston or denver",
  "Austin, Chicago or Columbus OH rn",
  "Denver or Texas",
  "midwest nurse",
  "dallas or chicagoland",
  "rn 3x12",
  "36 hours a week nurse",
];
const places = [
  "Houston, TX",
  "Austin",
  "Texas",
  "OH",
  "remote",
  "Denver, CO",
  "Chicago",
  "Nowhere Falls",
  "TX or OK",
  "Houston, TX or Denver, CO",
  "Austin or Ohio",
  "Midwest",
  "Front Range",
];

function makeParams(): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, chance: number, value: () => string) =>
    maybe(chance) && params.append(name, value());
  add("query", 0.35, () => oneOf(typed));
  add("location", 0.4, () => (maybe(0.5) ? oneOf(places) : oneOf(states).name));
  add("radius", 0.2, () => oneOf(["0", "10", "50", "100"]));
  add("specialty", 0.15, () =>
    oneOf([...specialties.map(({ slug }) => slug), ...Object.keys(specialtyGroups)]),
  );
  add("profession", 0.4, () => oneOf(professions).slug);
  add("profession", 0.1, () => oneOf(professions).slug);
  add("type", 0.15, () => oneOf(employmentTypes));
  add("workplace", 0.1, () => oneOf(workplaces));
  add("shift", 0.15, () => oneOf(shifts));
  add("has", 0.1, () => oneOf(traits));
  add("urgency", 0.05, () => "urgent");
  add("license", 0.2, () => oneOf(states).code);
  if (params.has("license")) add("licensed_as", 0.6, () => oneOf(professions).slug);
  add("compact", 0.15, () => "1");
  add("pay_min", 0.2, () => oneOf(["30", "45.5", "60", "1500", "2500", "80000", "125000", "250000"]));
  if (params.has("pay_min")) add("pay_period", 0.7, () => oneOf(["hour", "week"]));
  add("exact", 0.1, () => "1");
  return params;
}

const titles = [
  "Registered Nurse, Medical ICU",
  "Night Shift RN - Labor & Delivery",
  "RN/LPN Wound Care",
  "Hospitalist, 7 on 7 off",
  "Cardiologist",
  "Physician Assistant, Emergency Medicine",
  "Family Nurse Practitioner",
  "Travel OR Nurse",
  "Psychiatrist (Telehealth)",
  "Clinic Manager",
  "Pediatric Physical Therapist",
  "Surgical Tech",
];
const bodies = [
  "Care for two patients a shift. New graduates welcome.",
  "You supervise a family practice of eight. Medicare panel.",
  "Wound care and infusion, no nights. Visa sponsorship is available.",
  "Seven on, seven off, with call every fourth weekend.",
];
const cities = [
  ["Houston", "TX", 29.76, -95.37],
  ["Sugar Land", "TX", 29.62, -95.63],
  ["Austin", "TX", 30.27, -97.74],
  ["Denver", "CO", 39.74, -104.99],
  ["Chicago", "IL", 41.88, -87.63],
  ["Columbus", "OH", 39.96, -83.0],
  [null, "OK", null, null],
] as const;

function makeFurtherPlaces(first: string | null) {
  const others = cities.filter(([city]) => city !== null && city !== first && maybe(0.4));
  return others.map(([city, stateCode, lat, lon]) => ({ city: city!, stateCode, lat, lon }));
}

function makePosting(at: number) {
  const [city, stateCode, lat, lon] = oneOf(cities);
  const pay = oneOf([
    null,
    ["hour", 38_00, 52_00],
    ["week", 1_900_00, 2_600_00],
    ["year", 91_000_00, 240_000_00],
  ] as const);
  return makeDraft({
    title: `${oneOf(titles)} ${at}`,
    employer: {
      name: oneOf(["Harbor Ridge Medical Center", "Department of Veterans Affairs"]),
      kind: "direct",
      about: "",
    },
    profession: maybe(0.9) ? oneOf(professions).slug : null,
    specialty: maybe(0.7) ? oneOf(specialties).slug : null,
    employmentType: maybe(0.9) ? oneOf(employmentTypes) : null,
    workplace: oneOf(workplaces),
    shift: maybe(0.8) ? oneOf(shifts) : null,
    urgency: maybe(0.2) ? "urgent" : "standard",
    city,
    stateCode,
    lat,
    lon,
    morePlaces: maybe(0.3) ? makeFurtherPlaces(city) : [],
    postalCode: null,
    payUnit: pay?.[0] ?? "year",
    salaryMinCents: pay?.[1] ?? null,
    salaryMaxCents: pay?.[2] ?? null,
    licenseStates: [stateCode],
    compactAccepted: oneOf([true, false, null]),
    descriptionHtml: `<p>${oneOf(bodies)}</p>`,
  });
}

beforeAll(async () => {
  for (const [city, state, lat, lon] of cities) if (city) await storeCity(city, state, lat, lon);
  const drafts = Array.from({ length: postings - 1 }, (_, at) => makePosting(at));
  for (let from = 0; from < drafts.length; from += 250) await storeJobs(drafts.slice(from, from + 250));
  await storeJobs([makeDraft({ title: "Zeta nurse" })]);
});

test("finds for each of many random searches what running it finds", { timeout: 240_000 }, async () => {
  const addresses = [
    ...new Set(Array.from({ length: searches * 1.4 }, () => toSearchAddress(readSavedSearch(makeParams())))),
  ].slice(0, searches);
  expect(addresses).toHaveLength(searches);
  for (let from = 0; from < addresses.length; from += 100)
    await env.DB.batch(
      await Promise.all(addresses.slice(from, from + 100).map((address) => toSearchInsert(db, address, now))),
    );
  let openings = 0;
  let candidates = 0;
  for (let isMore = true; isMore; ) {
    const matched = await matchOpenings(db, now);
    openings += matched.openings;
    candidates += matched.candidates;
    ({ isMore } = matched);
  }
  expect(openings).toBe(postings);

  const { results: hits } = await env.DB.prepare(
    `SELECT s.address, o.job_id AS jobId FROM search_hits h JOIN saved_searches s ON s.id = h.search_id
      CROSS JOIN json_each(h.seqs) e CROSS JOIN openings o ON o.seq = e.value`,
  ).all<{ address: string; jobId: number }>();
  const found = new Map<string, number[]>();
  for (const { address, jobId } of hits) found.set(address, [...(found.get(address) ?? []), jobId]);

  let matches = 0;
  const wrong: string[] = [];
  for (const address of addresses) {
    const asked = readSavedSearch(new URLSearchParams(address));
    if ("company" in asked) continue;
    const plan = planSearch(await readSearch(db, asked.filters), now);
    const keys =
      plan.text === "" ? [] : toKeys((await newestKeys(env.DB, plan, 5_000, 0).first()) ?? undefined);
    const expected = keys.map((key) => key % 2 ** 24).sort((a, b) => a - b);
    matches += expected.length;
    const got = (found.get(address) ?? []).sort((a, b) => a - b);
    if (JSON.stringify(got) !== JSON.stringify(expected)) wrong.push(`${address}: ${got} not ${expected}`);
  }
  expect(wrong).toEqual([]);
  expect(matches).toBeGreaterThan(searches);
  // The rarest part of a search leaves out most of the searches that have nothing here.
  expect(candidates).toBeGreaterThan(0);
});

test("matches each opening once, and a posting that comes back from a pause not again", async () => {
  expect(await matchOpenings(db, now)).toMatchObject({ openings: 0 });
  const [slug] = await storeJobs([makeDraft({ title: "Paused nurse" })]);
  expect(await matchOpenings(db, now)).toMatchObject({ openings: 1 });
  for (const status of ["paused", "open"])
    await env.DB.prepare("UPDATE jobs SET status = ? WHERE slug = ?").bind(status, slug).run();
  expect(await matchOpenings(db, now)).toMatchObject({ openings: 0 });
  expect(await env.DB.prepare("SELECT count(*) AS n FROM openings_fts").first()).toEqual({ n: 0 });
});

test.runIf(isWhole)("finds nothing for what it no longer understands", async () => {
  await env.DB.prepare(
    "INSERT INTO saved_searches (address, match, tokens, read_at) VALUES ('profession=witch-doctor', 'keys : za1', 'za1', 0)",
  ).run();
  while (await rereadSearches(db, now + 2 * dayMs));
  await storeJobs([makeDraft({ title: "Any nurse" })]);
  await matchOpenings(db, now);
  const row = await env.DB.prepare(
    `SELECT s.match, (SELECT count(*) FROM search_hits h WHERE h.search_id = s.id) AS hits
      FROM saved_searches s WHERE address = 'profession=witch-doctor'`,
  ).first();
  expect(row).toEqual({ match: null, hits: 0 });
});
