import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import table from "../../../../data/pay_transparency_laws.json";
import { makeDraft } from "../../../../tests/support/draft.ts";
import { isInLawPlace } from "./law-towns.ts";
import { checkPay } from "./pay-rules.ts";

const now = Date.UTC(2026, 10, 23);

const unpaid = (changes: Partial<PostingContent>, staff: number | null = 500, at = now) =>
  checkPay({
    posting: makeDraft({ salaryMinCents: null, salaryMaxCents: null, ...changes }),
    staff,
    market: null,
    now: at,
  });

const payLaw = (...asked: Parameters<typeof unpaid>) =>
  unpaid(...asked).find(
    ({ rule, field, severity }) => rule === "PAY" && field === "payMin" && severity !== "hint",
  );

/** A city there that has no law of its own. */
const elsewhere: Record<string, string> = { NY: "Buffalo", NJ: "Trenton", OH: "Akron" };
const cityOf: Record<string, string> = {
  "New York City": "Brooklyn",
  "Westchester County": "White Plains",
  "Albany County": "Cohoes",
};

describe.each(table.laws)(
  "$citation",
  ({ state_code, place, effective_date, employer_min_employees, ...law }) => {
    const city = place ? (cityOf[place] ?? place) : (elsewhere[state_code] ?? "Springfield");
    const there = { stateCode: state_code, city, licenseStates: [state_code] };
    const start = effective_date ? Date.parse(effective_date) : now;
    const staff = employer_min_employees;
    const citations = (...asked: Parameters<typeof unpaid>) => payLaw(...asked)?.source ?? "";

    test("is found for a posting without pay, and not for one with pay", () => {
      expect(citations(there, staff, start)).toContain(law.citation);
      expect(citations({ ...there, salaryMinCents: 42_00, salaryMaxCents: 58_00 }, staff, start)).toBe("");
    });

    test("is not found a day before it takes effect, for a smaller company or in another place", () => {
      if (effective_date) expect(citations(there, staff, start - 1)).not.toContain(law.citation);
      if (staff > 1) expect(citations(there, staff - 1, start)).not.toContain(law.citation);
      const other = place
        ? { ...there, city: elsewhere[state_code]! }
        : { ...there, stateCode: "TX", city: "Houston" };
      expect(citations(other, staff, start)).not.toContain(law.citation);
    });

    test("blocks only when it is confirmed", () => {
      const found = payLaw(there, staff, Math.max(start, now))!;
      if (law.confidence === "high") expect(found.severity).toBe("error");
      else if (found.source!.startsWith(law.citation)) {
        expect(found.severity).toBe("warning");
        expect(found.text).toContain("could not confirm");
        expect(found.source).toContain("not confirmed by us");
      }
    });
  },
);

test("names the city's law beside the state's", () => {
  const found = payLaw({ stateCode: "NY", city: "Bronx" })!;
  expect(found.severity).toBe("error");
  expect(found.text).toBe("New York requires the pay in postings of employers with 4 or more employees.");
  expect(found.source).toContain("; New York City: N.Y.C. Admin. Code § 8-107(32)");
});

test("warns a small employer of a county's law that its state does not have", () => {
  const found = payLaw({ stateCode: "NY", city: "Mt. Kisco" }, 2)!;
  expect(found).toMatchObject({ severity: "warning" });
  expect(found.text).toContain("Westchester County requires the pay in postings");
});

test("takes no town of the same name in another state for it", () => {
  expect(payLaw({ stateCode: "GA", city: "Albany" })).toBeUndefined();
  expect(payLaw({ stateCode: "TX", city: "Cleveland" })).toBeUndefined();
});

const remote = (licenseStates: string[], more: Partial<PostingContent> = {}) =>
  payLaw({ workplace: "remote", stateCode: null, city: null, licenseStates, ...more });

test("judges remote work by where it can be done", () => {
  expect(remote(["TX", "CO"])!.source).toContain("8-5-201");
  expect(remote(["TX", "IL"])!.source).toContain("820 ILCS");
  expect(remote(["TX", "MA"])).toBeUndefined();
  expect(remote(["TX"])).toBeUndefined();
});

test("judges remote work that is open everywhere by the laws that reach it", () => {
  const { source } = remote([])!;
  for (const citation of ["432.3", "8-5-201", "34:6B-23", "49.58.110"]) expect(source).toContain(citation);
  expect(source).not.toContain("820 ILCS");
});

test("judges remote work that belongs to an office by the law there", () => {
  expect(remote(["MA"], { stateCode: "MA", city: "Boston" })!.source).toContain("c. 149");
  expect(remote(["NH"], { stateCode: "MA", city: "Boston" })!.source).toContain("c. 149");
  expect(remote(["TX"], { stateCode: "NJ", city: "Jersey City" })!.source).toContain("§ 148-4.1");
});

test.each([
  [{ stateCode: "OH", city: "Toledo" }, "In Toledo, employers must tell candidates the pay when they ask"],
  [{ stateCode: "OH", city: "Cincinnati" }, "In Cincinnati, employers must"],
  [{ stateCode: "NV", city: "Reno" }, "after an interview"],
  [{ stateCode: "RI", city: "Warwick" }, "when they are hired"],
])("says in %j that the pay is owed later", (where, words) => {
  const hints = unpaid(where).filter(({ rule, severity }) => rule === "PAY" && severity === "hint");
  expect(hints.map(({ text }) => text).join()).toContain(words);
  expect(unpaid({ ...where, salaryMinCents: 42_00 }).map(({ rule }) => rule)).not.toContain("PAY");
});

const fields = (file: string) =>
  readFileSync(`data/${file}`, "utf8")
    .split("\n")
    .map((line) => line.split(","));

test("knows every larger town and every hospital's town in the places with a law of their own", () => {
  const counties: Record<string, string> = {
    36005: "New York City",
    36047: "New York City",
    36061: "New York City",
    36081: "New York City",
    36085: "New York City",
    36119: "Westchester County",
    36001: "Albany County",
  };
  const cities = fields("us_cities.csv").map((row) => [row[1]!, row[7]!] as const);
  const hospitals = fields("cms_hospitals.csv").map((row) => [row[2]!, row[6]!] as const);
  // A hospital on the county's border whose post office is in the next one.
  const beyond = "NEW HYDE PARK";
  const towns = [...cities, ...hospitals].filter(([city, county]) => counties[county] && city !== beyond);
  expect(towns.length).toBeGreaterThan(60);
  for (const [city, county] of towns) expect(isInLawPlace(city, counties[county]!), city).toBe(true);
});
