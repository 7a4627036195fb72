import { expect, test } from "vitest";
import { listFiledTogether, toCountedName } from "#app/catalogue/specialties/filed-under.ts";
import { listSpecialties } from "#app/catalogue/specialties/specialty-list.server.ts";
import { toSpecialtyRecords } from "../../scripts/load/make-specialties.ts";
import { readReference } from "../../scripts/load/reference/reference.ts";
import { jobs } from "../support/demo-postings.ts";

const { index } = toSpecialtyRecords(readReference("data"), "data");
const filed = new Set(jobs.map(({ profession, specialty }) => `${profession}/${specialty}`));

/** Enough letters to match "Obstetric" with "Obstetrics" and tell other words apart. */
const stemLength = 7;
const common = new Set(
  "nurse practitioner physician assistant technologist technician registered specialist therapist therapy care clinical medicine medical social worker clinic unit program and of the health surgery surgeon pharmacist dietitian pathologist speech language services center".split(
    " ",
  ),
);
const toStems = (name: string): string[] =>
  (name.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => word.slice(0, stemLength));

const otherWork = new Set([
  "diabetes-dietitian",
  "ems-medicine",
  "heart-failure-clinic-nurse",
  "med-peds",
  "oncology-pharmacist",
  "trauma-surgery",
]);

test("counts postings on every page whose specialty a title names", () => {
  const missed = index.flatMap(({ name, slug, search }) => {
    if (!search?.specialty || otherWork.has(slug) || filed.has(`${search.profession}/${search.specialty}`))
      return [];
    const stems = toStems(name);
    const named = jobs.filter(
      ({ profession, title }) =>
        profession === search.profession && stems.every((stem) => title.toLowerCase().includes(stem)),
    );
    return named.map(({ title, specialty }) => `${slug} (${search.specialty}): ${title} (${specialty})`);
  });
  expect([...new Set(missed)]).toEqual([]);
});

test("gives a count to one specialty of those that share a field, and puts those without a job last", () => {
  const counts = new Map([
    ["physician/cardiology", 45],
    ["registered-nurse/icu", 2],
  ]);
  const { found } = listSpecialties(index, counts, {
    query: "",
    category: null,
    family: null,
    priority: null,
  });
  const withJobs = found.filter(({ jobCount }) => jobCount);
  expect(withJobs.map(({ entry, jobCount }) => `${entry.slug} ${jobCount}`).sort()).toContain(
    "cardiology 45",
  );
  expect(withJobs).toHaveLength(2);
  const firstEmpty = found.findIndex(({ jobCount }) => jobCount === 0);
  expect(found.slice(firstEmpty).every(({ jobCount }) => jobCount === 0)).toBe(true);
  const searched = listSpecialties(index, counts, {
    query: "icu",
    category: null,
    family: null,
    priority: null,
  }).found;
  expect(searched[0]!.jobCount).toBe(2);
  for (const { entry, jobCount } of found)
    if (jobCount !== null) expect(toCountedName(index, entry), entry.slug).toBe(entry.name);
});

test("labels a shared count with its field, and with the profession when that differs", () => {
  const find = (slug: string) => index.find((entry) => entry.slug === slug)!;
  const liaison = find("consultation-liaison-psychiatry");
  expect(toCountedName(index, liaison)).toBe("Psychiatry");
  expect(toCountedName(index, liaison, "registered-nurse")).toBe("Physician jobs in Psychiatry");
  expect(toCountedName(index, find("psychiatry"))).toBe("Psychiatry");
  expect(toCountedName(index, find("obstetric-crna"))).toBe("Anesthesiology");
  for (const entry of index) {
    const name = toCountedName(index, entry);
    const filedWith = listFiledTogether(index, entry);
    const named = filedWith.filter((other) => toCountedName(index, other) === other.name);
    if (name === entry.name)
      expect(
        named.map(({ slug }) => slug),
        entry.slug,
      ).toEqual([]);
  }
});
