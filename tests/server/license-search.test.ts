import { beforeAll, expect, test } from "vitest";
import { findEligibility, type JobWork } from "#app/facts/licensing/eligibility.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import { noFilters } from "#app/jobs/search/plan/filters.ts";
import { anywhere } from "#app/jobs/search/plan/search-place.ts";
import { toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { searchJobs } from "#app/jobs/search/results/search.server.ts";
import { toKeys } from "#app/jobs/search/results/search-rows.server.ts";
import { newestKeys } from "#app/jobs/search/results/search-statements.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const now = Date.now();
const searched = [
  "registered-nurse",
  "licensed-practical-nurse",
  "physician",
  "physical-therapist",
  "psychologist",
  "paramedic",
  "nurse-practitioner",
  "respiratory-therapist",
  "pharmacist",
  "radiologic-technologist",
  "dietitian",
  "medical-assistant",
  "healthcare-administrator",
  "medical-secretary",
];

const places = ["TX", "OH", "CA", "HI", "MA", "FL"].map((state) => ({
  stateCode: state,
  licenseStates: [state],
}));
const drafts = searched.flatMap((profession) => [
  ...places.flatMap((place) =>
    [true, false, null].flatMap((compactAccepted) =>
      (["onsite", "remote"] as const).map((workplace) => ({
        ...place,
        profession,
        compactAccepted,
        workplace,
      })),
    ),
  ),
  {
    profession,
    stateCode: null,
    licenseStates: ["CA", "NY", "TX"],
    compactAccepted: null,
    workplace: "remote" as const,
  },
  { profession, stateCode: "CO", licenseStates: [], compactAccepted: null, workplace: "onsite" as const },
  { profession, stateCode: "CO", licenseStates: [], compactAccepted: null, workplace: "remote" as const },
  {
    profession,
    stateCode: "NY",
    licenseStates: ["NY"],
    compactAccepted: null,
    workplace: null,
    isFederal: true,
  },
  {
    profession,
    stateCode: "CA",
    licenseStates: ["CA", "TX", "OH"],
    compactAccepted: true,
    workplace: "onsite" as const,
    morePlaces: ["TX", "OH"].map((stateCode) => ({ city: "Springfield", stateCode, lat: null, lon: null })),
  },
]);

const cases = searched.flatMap((profession) =>
  [["TX"], ["CA"], ["HI"], ["MA"], ["CA", "OH"]].flatMap((license) =>
    [true, false].map((compact) => ({ profession, license, compact })),
  ),
);

interface Row {
  id: number;
  title: string;
}
let rows: Row[] = [];

beforeAll(async () => {
  await storeJobs(
    drafts.map(({ isFederal, ...draft }: (typeof drafts)[number] & { isFederal?: boolean }, i) =>
      makeDraft({
        ...draft,
        title: `Position ${i}`,
        specialty: null,
        city: null,
        lat: null,
        lon: null,
        employer: {
          name: isFederal ? "Veterans Health Administration" : "Harbor Ridge Medical Center",
          kind: "direct",
        },
      }),
    ),
  );
  ({ results: rows } = await env.DB.prepare("SELECT id, title FROM jobs").all<Row>());
  expect(rows).toHaveLength(drafts.length);
});

/** Where the engine cannot say, a license of the state itself is worth a look, and administrators need none. */
function isShown(profession: string, license: readonly string[], compact: boolean, work: JobWork): boolean {
  const held = license.map((state) => ({ state, multistate: true }));
  const found = findEligibility(profession, held, work);
  // A posting with several places is found by each of them.
  const { answer, isSecondLicense } = found.mixed?.best ?? found;
  if (answer === "unknown")
    return (
      findProfession(profession)!.license === "none" || work.states.some((code) => license.includes(code))
    );
  return answer === "eligible" || (compact && answer === "compact" && !isSecondLicense);
}

function listOpen(profession: string, license: readonly string[], compact: boolean): number[] {
  return drafts.flatMap((draft, i) => {
    const employer = "isFederal" in draft ? "Veterans Health Administration" : "Harbor Ridge Medical Center";
    const work = toJobWork({ morePlaces: [], ...draft, employer });
    if (draft.profession !== profession || !isShown(profession, license, compact, work)) return [];
    return [rows.find((row) => row.title === `Position ${i}`)!.id];
  });
}

test("finds for a license named by its profession what it covers, and nothing for other licenses", async () => {
  const license = ["TX"];
  const asked = { ...noFilters, licensedAs: "registered-nurse", license, compact: true };
  const keys = toKeys(await newestKeys(env.DB, toSearchPlan(asked, anywhere, now), 1000, 0).first());
  const found = keys.map((key) => key % 2 ** 24).sort((a, b) => a - b);
  const covered = ["registered-nurse", "case-manager", "nurse-manager"];
  const open = covered.flatMap((profession) => listOpen(profession, license, true));
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(open.sort((a, b) => a - b));
});

test.each(cases)(
  "finds for $profession with a $license license (compact: $compact) what the license engine calls open",
  async ({ profession, license, compact }) => {
    const plan = toSearchPlan({ ...noFilters, profession: [profession], license, compact }, anywhere, now);
    const keys = toKeys(await newestKeys(env.DB, plan, 1000, 0).first());
    const found = keys.map((key) => key % 2 ** 24).sort((a, b) => a - b);
    expect(found).toEqual(listOpen(profession, license, compact).sort((a, b) => a - b));
  },
);

test("opens some postings and not others, so the comparison is meaningful", () => {
  expect(listOpen("registered-nurse", ["TX"], true).length).toBeGreaterThan(
    listOpen("registered-nurse", ["TX"], false).length,
  );
  expect(listOpen("physician", ["TX"], true)).toEqual(listOpen("physician", ["TX"], false));
  expect(listOpen("physical-therapist", ["TX"], true).length).toBeGreaterThan(
    listOpen("physical-therapist", ["TX"], false).length,
  );
  expect(listOpen("paramedic", ["TX"], true)).toEqual(listOpen("paramedic", ["TX"], false));
});

test("finds work that needs no license for any license", async () => {
  for (const profession of ["medical-secretary", "healthcare-administrator"]) {
    const filters = { ...noFilters, profession: [profession], license: ["OH"] };
    const { total } = await searchJobs(toDb(env.DB), toSearchPlan(filters, anywhere, now), 1);
    expect(total, profession).toBe(drafts.filter((draft) => draft.profession === profession).length);
  }
});

test("counts other professions by the same rule", async () => {
  const filters = { ...noFilters, profession: ["registered-nurse"], license: ["TX"], compact: true };
  const { facets, total } = await searchJobs(toDb(env.DB), toSearchPlan(filters, anywhere, now), 1);
  expect(total).toBe(listOpen("registered-nurse", ["TX"], true).length);
  for (const slug of searched)
    expect(facets.profession.get(findProfession(slug)!.code), slug).toBe(listOpen(slug, ["TX"], true).length);
});

test("uses only the postings' own words without a profession", async () => {
  const count = async (license: string[], compact: boolean) =>
    (await searchJobs(toDb(env.DB), toSearchPlan({ ...noFilters, license, compact }, anywhere, now), 1))
      .total;
  const says = (state: string) => (draft: (typeof drafts)[number]) =>
    (draft.licenseStates as string[]).includes(state) ||
    (draft.licenseStates.length === 0 && draft.workplace === "onsite" && draft.stateCode === state);
  expect(await count(["TX"], false)).toBe(drafts.filter(says("TX")).length);
  const orCompact = (draft: (typeof drafts)[number]) => draft.compactAccepted === true || says("TX")(draft);
  expect(await count(["TX"], true)).toBe(drafts.filter(orCompact).length);
});
