import { describe, expect, test } from "vitest";
import * as z from "zod";
import { findProfession } from "#app/specialties/professions.ts";
import { profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { findSpecialty } from "#app/specialties/specialties.ts";
import { readCsv } from "../../scripts/load/csv.ts";
import { buildCatalog } from "../../scripts/load/load-catalog.ts";
import { readReference } from "../../scripts/load/reference.ts";

const catalog = buildCatalog("data");
const professions = [...catalog.profession.values()];
const index = catalog["specialty-index"].get("")!;
const details = [...catalog.specialties.values()].flat();
const nationalSocs = new Set(readCsv("data/bls_oews_national_healthcare_2025.csv").map((row) => row.soc));

describe("professions", () => {
  test("the 25 written ones are those of the code, with the same names and search", () => {
    const written = z
      .array(z.object({ slug: z.string(), name: z.string(), plural: z.string() }).catchall(z.unknown()))
      .parse(readReference("data").readJson("catalog/professions.json"))
      .map(({ slug, soc, name, plural, profession, specialty, compact }) => ({
        slug,
        soc,
        name,
        plural,
        profession,
        specialty,
        compact,
      }));
    expect(written).toEqual(profiledProfessions);
    expect(professions.map(({ slug }) => slug)).toEqual(profiledProfessions.map(({ slug }) => slug));
  });

  test("the search of each is one of the site's, and its related ones have pages", () => {
    for (const { slug, profession, specialty } of profiledProfessions) {
      expect(findProfession(profession), slug).not.toBeNull();
      if (specialty) expect(findSpecialty(specialty), slug).not.toBeNull();
    }
    for (const { slug, related } of professions) {
      expect(
        related.filter((other) => !catalog.profession.has(other)),
        slug,
      ).toEqual([]);
      expect(related).not.toContain(slug);
    }
  });

  test("each has national pay and an outlook, and those of wider wage codes say so", () => {
    for (const { slug, national, outlook, soc } of professions) {
      expect(nationalSocs.has(soc), slug).toBe(true);
      expect(national.pay.median, slug).toBeGreaterThan(50_000);
      expect(national.jobs, slug).toBeGreaterThan(1000);
      expect(outlook.jobs2034, slug).toBeGreaterThan(0);
      expect(Math.abs(outlook.changePercent), slug).toBeLessThan(60);
    }
    expect(professions.filter(({ payScope }) => payScope).map(({ slug }) => slug)).toEqual([
      "hospitalist",
      "general-surgeon",
      "medical-laboratory-scientist",
      "clinical-psychologist",
    ]);
  });

  test("metropolitan pay belongs to areas that have pages; state pay to the published occupations", () => {
    const metroSlugs = new Set(catalog["metro-index"].get("")!.map(({ slug }) => slug));
    for (const { metros } of professions)
      expect(metros.filter(({ slug }) => !metroSlugs.has(slug))).toEqual([]);
    expect(catalog.profession.get("registered-nurse")!.metros.length).toBeGreaterThan(370);
    expect(Object.keys(catalog.profession.get("registered-nurse")!.states!)).toHaveLength(51);
    expect(catalog.profession.get("psychiatrist")!.states).toBeNull();
  });
});

describe("specialties", () => {
  test("there are 600 or more, each with a slug and an id of its own", () => {
    expect(index.length).toBeGreaterThanOrEqual(600);
    expect(new Set(index.map(({ slug }) => slug)).size).toBe(index.length);
    expect(new Set(index.map(({ id }) => id)).size).toBe(index.length);
    expect(new Set(index.map(({ name }) => name)).size).toBe(index.length);
    const names = index.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("the seven data files of the specification are there, and each entry is in its own", () => {
    for (const file of "primary-care,emergency-medicine,surgical,cardiology,anesthesiology,pediatrics,obgyn".split(
      ",",
    ))
      expect(catalog.specialties.get(file)?.length, file).toBeGreaterThan(15);
    for (const { slug, dataFile } of index)
      expect(
        catalog.specialties.get(dataFile)?.filter((of) => of.slug === slug),
        slug,
      ).toHaveLength(1);
    expect(details).toHaveLength(index.length);
  });

  test("related specialties resolve, never to the same one", () => {
    const slugs = new Set(index.map(({ slug }) => slug));
    for (const { slug, related } of details) {
      expect(
        related.filter((other) => !slugs.has(other) || other === slug),
        slug,
      ).toEqual([]);
      expect(related.length, slug).toBeGreaterThan(0);
    }
  });

  test("a specialty that names another is named by it", () => {
    const relatedOf = new Map(details.map(({ slug, related }) => [slug, related]));
    for (const { slug, related } of details)
      for (const other of related) expect(relatedOf.get(other), `${other} and ${slug}`).toContain(slug);
  });

  test("pay is ranked from the highest median on, and the same for all under one code", () => {
    const known = details.flatMap(({ soc, national }) => (soc && national ? [{ soc, ...national }] : []));
    const byCode = new Map(known.map((row) => [row.soc, row]));
    const ranked = [...byCode.values()].sort((a, b) => b.pay.median! - a.pay.median!);
    expect(ranked[0]!.rank).toBe(1);
    for (const [at, { rank, pay }] of ranked.entries())
      if (at > 0 && pay.median! < ranked[at - 1]!.pay.median!) expect(rank).toBe(at + 1);
    for (const { soc, specialties, occupations } of known) {
      expect(specialties).toBe(details.filter((other) => other.soc === soc).length);
      expect(occupations).toBe(byCode.size);
    }
  });

  test("what the job search filters by for one exists", () => {
    for (const { slug, category, search } of index) {
      if (search?.profession) expect(findProfession(search.profession), slug).not.toBeNull();
      if (search?.specialty) expect(findSpecialty(search.specialty), slug).not.toBeNull();
      if (category === "physician") expect(search?.profession, slug).toBe("physician");
    }
    expect(index.filter(({ search }) => search === null).length).toBeLessThan(25);
  });

  test("wage and taxonomy codes are those of the data", () => {
    const taxonomy = new Set(readCsv("data/nucc_taxonomy_25_1.csv").map((row) => row.code));
    for (const { slug, soc, nucc, national } of details) {
      if (soc) expect(nationalSocs.has(soc), slug).toBe(true);
      expect(national === null, slug).toBe(soc === null);
      if (nucc) expect(taxonomy.has(nucc), slug).toBe(true);
    }
  });
});
