import { beforeAll, expect, test } from "vitest";
import { countPostedPay } from "#app/jobs/postings/record/similar-pay.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

const unpaid = { salaryMinCents: null, salaryMaxCents: null };

/** Dollars an hour, each of an employer of its own unless one is named. */
const paid = (title: string, dollars: readonly number[], employer?: string) =>
  dollars.map((low, at) =>
    makeDraft({
      title: `${title} ${at}`,
      employer: { name: employer ?? `${title} Hospital ${at}`, kind: "direct" },
      city: "Austin",
      stateCode: "TX",
      salaryMinCents: low * 100,
      salaryMaxCents: (low + 2) * 100,
      payUnit: "hour",
    }),
  );

test("says what similar postings in the state pay, where a posting does not", async () => {
  const icu = { city: "Austin", stateCode: "TX", ...unpaid };
  const [slug, far, few] = await storeJobs([
    makeDraft({ title: "Silent nurse", ...icu, specialty: "icu" }),
    makeDraft({
      title: "Silent nurse elsewhere",
      ...icu,
      stateCode: "OH",
      city: "Columbus",
      specialty: "icu",
    }),
    makeDraft({ title: "Silent nurse of few", ...icu, specialty: "oncology" }),
    ...paid("Paid", [30, 34, 38, 42, 46, 50, 54, 90]).map((draft) => ({ ...draft, specialty: "icu" })),
    ...paid("Only one pays", [60, 61, 62, 63, 64, 65], "One Hospital").map((draft) => ({
      ...draft,
      specialty: "oncology",
    })),
  ]);
  const read = async (path: string) =>
    (await (await send(path, { headers: { cookie: "session=none" } })).text()).replace(
      /<!-- -->|<\/?strong>/g,
      "",
    );
  const said = "Similar jobs in Texas: $35 to $51 an hour";

  expect(await read(`/jobs/${slug}`)).not.toContain("Similar jobs in");
  await countPostedPay(toDb(env.DB));
  expect(await read(`/jobs/${slug}`)).toContain(
    `Ask before you apply. ${said}. That is the middle half of 8 open postings that state it.`,
  );
  expect(await read(`/jobs/${far}`)).not.toContain("Similar jobs in");
  expect(await read(`/jobs/${few}`)).not.toContain("Similar jobs in");
  const list = await read("/jobs?query=silent");
  expect(list).toContain(`Pay not stated. ${said}`);
  expect(list.split("Similar jobs in")).toHaveLength(2 + Number(list.includes("__remixContext")));

  await env.DB.prepare("UPDATE jobs SET status = 'closed' WHERE title LIKE 'Paid%'").run();
  await countPostedPay(toDb(env.DB));
  expect(await read(`/jobs/${slug}`)).not.toContain("Similar jobs in");
});
