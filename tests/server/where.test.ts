import { beforeAll, expect, test } from "vitest";
import { findJobs } from "#app/jobs/list/found-search.server.ts";
import { noFilters } from "#app/jobs/search/plan/filters.ts";
import { learnWords } from "#app/jobs/search/spelling/learn-words.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { makeDraft, storeCity, storeJobs } from "../support/jobs.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);

beforeAll(async () => {
  await storeCity("Nashville", "TN", 36.16, -86.78);
  await storeCity("Nevada", "MO", 37.84, -94.35);
  await storeJobs([
    makeDraft({ title: "Nurse in Nashville", city: "Nashville", stateCode: "TN", lat: 36.16, lon: -86.78 }),
    makeDraft({ title: "Nurse in Dallas", city: "Dallas", stateCode: "TX", lat: 32.78, lon: -96.8 }),
    makeDraft({ title: "Nurse in Tampa", city: "Tampa", stateCode: "FL", lat: 27.95, lon: -82.46 }),
    makeDraft({ title: "Nurse in Reno", city: "Reno", stateCode: "NV", lat: 39.53, lon: -119.81 }),
    makeDraft({ title: "Nurse in Nevada", city: "Nevada", stateCode: "MO", lat: 37.84, lon: -94.35 }),
  ]);
  await learnWords(db);
});

const find = (location: string, query = "", exact = false) =>
  findJobs({ db, now: Date.now() }, { ...noFilters, location, query, exact });
const listTitles = async (location: string, query?: string) =>
  (await find(location, query)).result.jobs.map(({ title }) => title.replace("Nurse in ", "")).sort();

test.each([
  ["Texas, Florida", ["Dallas", "Tampa"]],
  ["Texas or Florida", ["Dallas", "Tampa"]],
  ["TX / FL", ["Dallas", "Tampa"]],
  ["texas florida tennessee", ["Dallas", "Nashville", "Tampa"]],
  ["Nevada, Missouri", ["Nevada"]],
  ["Nevada or Texas", ["Dallas", "Reno"]],
  ["Tennesse", ["Nashville"]],
  ["Nashvile", ["Nashville"]],
  ["Nashvile, TN", ["Nashville"]],
  ["Texas or Florda", ["Dallas", "Tampa"]],
])("finds in %s what is there, alone and beside words", async (location, expected) => {
  expect(await listTitles(location)).toEqual(expected);
  expect(await listTitles(location, "nurse")).toEqual(expected);
});

test("says what it searched instead, and searches the place as typed when asked", async () => {
  const { correction } = await find("Nashvile", "nurse");
  expect(correction).toMatchObject({ text: "nurse in Nashville, TN", typed: "nurse in Nashvile" });
  expect((await find("Nashvile", "nurse", true)).correction).toBeNull();
  expect((await find("Xyzzyq", "nurse")).correction).toBeNull();
  expect((await find("Nashville", "nurse")).correction).toBeNull();
});
