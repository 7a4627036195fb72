import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findEligibility } from "#app/candidates/eligibility.ts";
import { toLicenseNotes } from "#app/candidates/license-note-rows.ts";
import { toNationalLicense } from "#app/candidates/national-license.ts";
import { states } from "#app/markets/states.ts";
import { compacts, getCompact, listCompactMembers, toCompactStatus } from "#app/specialties/compacts.ts";
import type { Compact } from "#app/specialties/professions.ts";
import { readCsv } from "../../scripts/load/csv.ts";

// Membership is read from data/licensure_by_state.csv here and from data/licensure_compacts.json by the site, so that
// a wrong cell in either fails.
const rows = readCsv("data/licensure_by_state.csv");
const cell = (code: Compact, state: string) =>
  rows.find((row) => row.state_code === state)?.[code.toLowerCase()];

/** A member through which each compact can be used, and who uses it. */
const travellers: Record<Compact, { profession: string; homes: string[] }> = {
  NLC: { profession: "registered-nurse", homes: ["TX", "OH"] },
  IMLC: { profession: "physician", homes: ["TX", "OH"] },
  PTC: { profession: "physical-therapist", homes: ["TX", "OH"] },
  PSYPACT: { profession: "psychologist", homes: ["TX", "OH"] },
  EMS: { profession: "paramedic", homes: ["TX", "TN"] },
  PA: { profession: "physician-assistant", homes: ["OH", "TN"] },
  APRN: { profession: "nurse-practitioner", homes: ["UT", "ND"] },
  RCIC: { profession: "respiratory-therapist", homes: ["KY", "AL"] },
};
const cases = compacts.flatMap(({ code }) => states.map((state) => ({ code, state: state.code })));

test("all eight compacts and all 51 states are looked at", () => {
  expect(rows).toHaveLength(51);
  expect(cases).toHaveLength(8 * 51);
  expect(Object.keys(travellers).sort()).toEqual(compacts.map(({ code }) => code).sort());
});

test.each(cases)("$code in $state stands as the data by state says", ({ code, state }) => {
  const said = cell(code, state);
  expect(toCompactStatus(code, state)).toBe(said);
  expect(listCompactMembers(code).includes(state)).toBe(said === "member");
});

test.each(cases)(
  "$code carries a license of another member into $state if the state is in it",
  ({ code, state }) => {
    const { profession, homes } = travellers[code];
    const home = homes.find((other) => other !== state)!;
    const isCarried = cell(code, state) === "member" && cell(code, home) === "member";
    const found = findEligibility(profession, [{ state: home, multistate: true }], { kind: "state", state });
    if (code === "RCIC" && state === "AK") expect(found.answer).toBe("unknown");
    else {
      expect(found.answer).toBe(isCarried ? "compact" : "needs-license");
      expect(found.wait).not.toBeNull();
      expect(found.compact).toMatchObject({ name: getCompact(code).name, url: getCompact(code).url });
      expect(found.compact?.asOf).toMatch(/^[A-Z][a-z]+ \d{1,2}, 202\d$/);
    }
  },
);

test.each(cases)(
  "$code: a license of $state opens another member if the state is in it",
  ({ code, state }) => {
    const { profession, homes } = travellers[code];
    const target = homes.find((other) => other !== state)!;
    const isHome = !(code === "IMLC" && (state === "HI" || state === "VT"));
    const isCarried = isHome && cell(code, state) === "member" && cell(code, target) === "member";
    const { answer } = findEligibility(profession, [{ state, multistate: true }], {
      kind: "state",
      state: target,
    });
    expect(answer).toBe(isCarried ? "compact" : "needs-license");
  },
);

test.each(states)(
  "what we say of $name fits on a line or two and names no state wrongly",
  ({ code, name }) => {
    const slugs = Object.values(travellers).map(({ profession }) => profession);
    const notes = toLicenseNotes(slugs, code);
    expect(notes).toHaveLength(8);
    for (const note of notes) {
      expect(note.meaning).not.toMatch(/undefined|null|\$\{/);
      expect(note.meaning.length).toBeLessThan(330);
      expect(`${note.meaning} ${note.status}`).toContain(name);
      const compact = compacts.find((known) => known.name === note.compact)!;
      const said = cell(compact.code, code);
      expect(note.standing, compact.code).toBe(said === "unverified" ? "none" : said);
    }
  },
);

test("a member that was only inferred is nowhere told as a plain one", () => {
  const { inferred } = getCompact("EMS");
  expect(inferred).toEqual(["SD", "TN", "TX", "UT", "VA", "WV", "WY"]);
  for (const { code } of states) {
    const doubt = /We infer that .* confirm it on the official list/;
    const [note] = toLicenseNotes(["paramedic"], code);
    expect(/to be confirmed/.test(note!.status), code).toBe(inferred.includes(code));
    expect(doubt.test(note!.meaning), code).toBe(inferred.includes(code));
    const asked = findEligibility("paramedic", [{ state: "AL", multistate: false }], {
      kind: "state",
      state: code,
    });
    expect(doubt.test(asked.rule), code).toBe(inferred.includes(code));
  }
  const { groups } = toNationalLicense("paramedic")!;
  expect(groups.find(({ heading }) => heading === "In force")?.codes).toHaveLength(25 - inferred.length);
  expect(groups.find(({ heading }) => /infer/.test(heading))?.codes).toEqual(inferred);
});

/** What a module brings along: imports but for types, of a module of ours. */
function listImports(file: string): string[] {
  const lines = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type\b)[^"]*?from "([^"]+)"/gm);
  return [...lines].flatMap(([, target = ""]) => {
    if (target.startsWith("#app/")) return [target.replace("#app/", "app/")];
    return target.startsWith(".") ? [join(dirname(file), target)] : [];
  });
}

test("the lists of members stay on the server: no component reaches them, directly or through another module", () => {
  const queue = globSync("app/**/*.tsx").filter((file) => !/\/routes\/|^app\/entry\.server/.test(file));
  const reached = new Set(queue);
  for (const file of queue) {
    for (const target of listImports(file)) {
      if (reached.has(target) || !/\.tsx?$/.test(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  expect(reached.has("app/markets/states.ts")).toBe(true);
  expect([...reached].filter((file) => /specialties\/compacts\.ts$/.test(file))).toEqual([]);
});
