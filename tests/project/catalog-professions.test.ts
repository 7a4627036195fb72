import { describe, expect, test } from "vitest";
import * as z from "zod";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { readReference } from "../../scripts/load/reference/reference.ts";
import { readCsv } from "../../scripts/load/source/csv.ts";
import { catalog } from "../support/built-catalog.ts";

const professions = [...catalog.profession.values()];
const index = catalog["specialty-index"].get("")!;
const details = [...catalog.specialties.values()].flat();
const nationalSocs = new Set(readCsv("data/bls_oews_national_healthcare_2025.csv").map((row) => row.soc));

describe("professions", () => {
  test("starts every summary with the people it describes, because other pages quote it after their own sentence", () => {
    expect(
      professions.filter(({ summary, plural }) => !summary.toLowerCase().startsWith(plural.toLowerCase())),
    ).toEqual([]);
  });

  test("leads with questions that the license section does not answer", () => {
    for (const { slug, questions } of professions)
      for (const { question } of questions.slice(0, 2))
        expect(question, slug).not.toMatch(/compact|PSYPACT|without a physician\?|in another state/i);
  });

  test("has the same 25 professions in the text and the code, with the same names and search", () => {
    const written = readReference("data")
      .readWritten(
        "catalog/professions.json",
        z.array(z.object({ slug: z.string(), name: z.string(), plural: z.string() }).catchall(z.unknown())),
      )
      .map(({ slug, soc, name, plural, profession, specialty }) => ({
        slug,
        soc,
        name,
        plural,
        profession,
        specialty,
      }));
    expect(written).toEqual(profiledProfessions.map(({ compact: _, ...profession }) => profession));
    expect(professions.map(({ slug }) => slug)).toEqual(profiledProfessions.map(({ slug }) => slug));
  });

  test("gives each a search that exists and related professions that have pages", () => {
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

  test("has national pay and an outlook for each, and marks wider wage codes", () => {
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

  test("has metro pay only for areas with pages, and state pay only for published occupations", () => {
    const metroSlugs = new Set(catalog["metro-index"].get("")!.map(({ slug }) => slug));
    for (const { metros } of professions)
      expect(metros.filter(({ slug }) => !metroSlugs.has(slug))).toEqual([]);
    expect(catalog.profession.get("registered-nurse")!.metros.length).toBeGreaterThan(370);
    expect(Object.keys(catalog.profession.get("registered-nurse")!.states!)).toHaveLength(51);
    expect(catalog.profession.get("psychiatrist")!.states).toBeNull();
  });
});

describe("specialties", () => {
  test("has 600 or more, each with its own slug and id", () => {
    expect(index.length).toBeGreaterThanOrEqual(600);
    expect(new Set(index.map(({ slug }) => slug)).size).toBe(index.length);
    expect(new Set(index.map(({ id }) => id)).size).toBe(index.length);
    expect(new Set(index.map(({ name }) => name)).size).toBe(index.length);
    const names = index.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("has the seven required data files and files each entry in its own", () => {
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

  test("resolves related specialties, never to the same one", () => {
    const slugs = new Set(index.map(({ slug }) => slug));
    for (const { slug, related } of details) {
      expect(
        related.filter((other) => !slugs.has(other) || other === slug),
        slug,
      ).toEqual([]);
      expect(related.length, slug).toBeGreaterThan(0);
    }
  });

  test("relates specialties both ways", () => {
    const relatedOf = new Map(details.map(({ slug, related }) => [slug, related]));
    for (const { slug, related } of details)
      for (const other of related) expect(relatedOf.get(other), `${other} and ${slug}`).toContain(slug);
  });

  test("ranks pay from the highest median, the same for all under one code", () => {
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

  test("uses only filters that the job search has", () => {
    for (const { slug, category, search } of index) {
      if (search?.profession) expect(findProfession(search.profession), slug).not.toBeNull();
      if (search?.specialty) expect(findSpecialty(search.specialty), slug).not.toBeNull();
      if (category === "physician") expect(search?.profession, slug).toBe("physician");
    }
    expect(index.filter(({ search }) => search === null).length).toBeLessThan(25);
  });

  test("uses only wage and taxonomy codes that the data has", () => {
    const taxonomy = new Set(readCsv("data/nucc_taxonomy_25_1.csv").map((row) => row.code));
    for (const { slug, soc, nucc, national } of details) {
      if (soc) expect(nationalSocs.has(soc), slug).toBe(true);
      expect(national === null, slug).toBe(soc === null);
      if (nucc) expect(taxonomy.has(nucc), slug).toBe(true);
    }
  });

  test("files a cardiology hospitalist's jobs and pay under the same occupation", () => {
    const hospitalist = details.find(({ slug }) => slug === "cardiac-hospitalist")!;
    const entry = index.find(({ slug }) => slug === "cardiac-hospitalist")!;
    expect(entry.search).toEqual({ profession: "physician", specialty: "cardiology" });
    expect(hospitalist.national?.occupation).toBe("Cardiologists");
    expect(hospitalist.filedOccupation).toBeNull();
  });

  test("names the other occupation when jobs and pay belong to two", () => {
    const bySlug = new Map(details.map((detail) => [detail.slug, detail]));
    expect(bySlug.get("critical-care-cardiology")).toMatchObject({
      filedOccupation: "Physicians, All Other",
      national: { occupation: "Cardiologists" },
    });
    expect(bySlug.get("marriage-family-therapist")?.filedOccupation).toMatch(/Counselors/);
    expect(bySlug.get("cardiology")?.filedOccupation).toBeNull();
    for (const { slug, filedOccupation, national } of details)
      if (filedOccupation) expect(filedOccupation, slug).not.toBe(national?.occupation);
  });
});
