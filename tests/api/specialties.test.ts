import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { send } from "../support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([
    makeDraft(),
    makeDraft({ title: "RN, Neuro ICU" }),
    makeDraft({ title: "Ob-Gyn", profession: "physician", specialty: "obstetrics-gynecology" }),
  ]);
});

async function search(query: string) {
  const response = await send(`/api/specialties?query=${encodeURIComponent(query)}`);
  return {
    status: response.status,
    found: (await response.json()) as { slug: string; jobCount: number | null }[],
  };
}

test("finds at most twenty specialties by words, those with the most open jobs first", async () => {
  const { status, found } = await search("icu");
  expect(status).toBe(200);
  expect(found).toHaveLength(20);
  const counts = found.map(({ jobCount }) => jobCount ?? -1);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBe(2);
  expect(found.map(({ slug }) => slug)).toContain("micu-nurse");
});

test("puts specialties without a number of their own after those with none open", async () => {
  for (const query of ["surgery", "medicine", "nursing"]) {
    const counts = (await search(query)).found.map(({ jobCount }) => jobCount);
    const first = counts.indexOf(null);
    expect(first === -1 ? [] : counts.slice(first).filter((count) => count !== null)).toEqual([]);
  }
});

test("finds a specialty by its abbreviation, with everything specified", async () => {
  const { found } = await search("ob-gyn");
  expect(found[0]).toEqual({
    id: 450,
    name: "Obstetrics & Gynecology",
    slug: "obstetrics-gynecology",
    category: "physician",
    specialtyFamily: "Obstetrics & Women's Health",
    familySlug: "obstetrics-women-s-health",
    jobCount: 1,
    priority: "top-30",
    dataFile: "obgyn",
  });
});

test("finds none for words that no specialty has, and rejects an empty search", async () => {
  expect((await search("astronaut kangaroo")).found).toEqual([]);
  const response = await send("/api/specialties");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_input" });
});
