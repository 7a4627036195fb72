import { beforeAll, expect, test } from "vitest";
import { emptyAbout } from "#app/clinicians/profile/record/profile.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

let icu = "";
let remote = "";
let nameless = "";

beforeAll(async () => {
  await fillCatalog();
  await storeCity("Dallas", "TX", 32.78, -96.8);
  [icu = "", remote = "", nameless = ""] = await storeJobs([
    makeDraft({
      title: "Nurse, surgical ICU",
      lat: 29.76,
      lon: -95.37,
      requirements: ["Current BLS and ACLS", "CCRN preferred"],
      facts: {
        call: "One night in six",
        patientsPerDay: "14 to 18",
        productivity: "$62 a wRVU",
        visa: "J-1",
      },
    }),
    makeDraft({ title: "Nurse by telephone", workplace: "remote", licenseStates: ["TX", "OK"] }),
    makeDraft({
      title: "Great opening of no profession",
      ...{ profession: null, specialty: null, compactAccepted: null },
    }),
  ]);
});

async function signInWith(about: Partial<typeof emptyAbout>, licenses: object[] = []) {
  const { cookie, user } = await signIn("job_seeker");
  await env.DB.prepare(
    `INSERT INTO profiles (user_id, profession, licenses, is_quiet, license_said_at, about, about_said_at)
      VALUES (?1, 'registered-nurse', ?2, 0, 1, ?3, 1)`,
  )
    .bind(user.id, JSON.stringify(licenses), JSON.stringify({ ...emptyAbout, ...about }))
    .run();
  await env.DB.prepare(
    "INSERT INTO profile_details (user_id, details, saves, said_at) VALUES (?, ?, '{}', 1)",
  )
    .bind(user.id, JSON.stringify({ education: [{ degree: "BSN", school: null, year: 2016 }] }))
    .run();
  return cookie;
}

const read = async (slug: string, cookie?: string) =>
  (await send(`/jobs/${slug}`, cookie ? { headers: { cookie } } : {})).text();

/** Each line of the checklist, with what the reader has of it. */
function listAsked(html: string): string[] {
  const [, list = ""] = /<ul class="asked">(.*?)<\/ul>/s.exec(html) ?? [];
  return list
    .split("</li>")
    .map((line) => toText(line).replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

test("tells everyone what the posting asks, its license first", async () => {
  const html = await read(icu);
  expect(listAsked(html)).toEqual([
    "A Texas registered nurse license or a multistate license",
    "Bachelor of Science in Nursing",
    "Two years of critical care",
    "Current BLS and ACLS",
  ]);
  expect(html).not.toContain(", what you have");
  expect(toText(html)).toContain("Clinicians with a profile see here which of these they have.");
  expect(listAsked(await read(remote))[0]).toBe(
    "A registered nurse license from Texas or Oklahoma or a multistate license",
  );
});

test("sets beside it what a clinician's profile has, and nothing of it for others", async () => {
  const cookie = await signInWith(
    {
      certificates: [
        { code: "BLS", expires: "2099-02-28" },
        { code: "ACLS", expires: "2020-01-31" },
      ],
      years: 6,
      specialties: ["icu"],
      place: "Dallas, TX",
    },
    [{ state: "TX", multistate: false, expires: null }],
  );
  const html = await read(icu, cookie);
  expect(listAsked(html)).toEqual([
    "A Texas registered nurse license or a multistate license You can work here",
    "Bachelor of Science in Nursing You have BSN",
    "Two years of critical care You have 6 years in your profile",
    "Current BLS and ACLS You have BLS to Feb 28, 2099. ACLS expired Jan 31, 2020",
  ]);
  expect(toText(html)).toContain("What they ask, what you have");
  expect(toText(html)).toMatch(/Preferred, not required\s+CCRN preferred\s+CCRN not in your profile/);
  expect(toText(html)).toContain("Your profile does not show 1 of the 4 things required.");
  expect(toText(html)).toMatch(/About 2\d\d miles from Dallas, TX in a straight line\./);
  const others = [undefined, (await signIn("job_seeker")).cookie, (await signIn("employer")).cookie];
  for (const other of others)
    expect(await read(icu, other)).not.toMatch(
      /years in your|Feb 28, 2099|from Dallas|what you have<|You have BSN/,
    );
});

test("leads a clinician without a profile to it, and an employer nowhere", async () => {
  expect(toText(await read(icu, (await signIn("job_seeker")).cookie))).toContain(
    "Fill in your profile to see which of these you have.",
  );
  expect(await read(icu, (await signIn("employer")).cookie)).not.toContain("Fill in your profile");
});

test("shows what a posting beside the list asks, too", async () => {
  const cookie = await signInWith({ years: 1 });
  const answer = await send(`/api/jobs/${icu}/beside`, { headers: { cookie } });
  const { detail } = (await answer.json()) as { detail: { asked: { lines: { have: unknown }[] } } };
  expect(detail.asked.lines[2]?.have).toEqual({
    ...{ outcome: "missing", tone: "warn" },
    text: "Only 1 year in your profile",
  });
});

test("says what the place costs, with source and year, and leads to the state's living costs", async () => {
  const html = await read(icu);
  expect(toText(html)).toMatch(
    /Prices in the Houston, TX metro area are [\d.]+% (?:above|below) the country's average\. Rents in Texas are [\d.]+% (?:above|below) the country's average \(BEA, 2024\)\./,
  );
  expect(html).toContain('href="/states/texas/living-costs"');
  expect(await read(remote)).not.toContain("(BEA, 2024)");
});

test("lists call, patients a day, productivity and visa among the facts", async () => {
  const text = toText(await read(icu)).replace(/\s+/g, " ");
  for (const fact of [
    "Call One night in six",
    "Patients a day 14 to 18",
    "Productivity $62 a wRVU",
    "Visa J-1",
  ])
    expect(text).toContain(fact);
});

test("says in the rail what license is asked until there is an answer, and keeps no room where none is", async () => {
  const readRail = async (slug: string, cookie?: string) =>
    toText(
      /<div class="license-line license-detail".*?<\/div>/s.exec(await read(slug, cookie))?.[0] ?? "none",
    ).trim();
  expect(await readRail(icu)).toBe("Compact license accepted");
  const license = { state: "TX", multistate: false, expires: null };
  expect(await readRail(icu, await signInWith({}, [license]))).toBe("You can work here");
  expect(await readRail(icu, await signInWith({}))).toBe("Compact license accepted");
  expect(await readRail(nameless)).toBe("none");
});
