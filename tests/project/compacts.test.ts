import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findEligibility } from "#app/facts/licensing/eligibility.ts";
import { toLicenseNotes } from "#app/facts/licensing/license-note-rows.ts";
import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import { toNationalLicense } from "#app/facts/licensing/national-license.ts";
import { states } from "#app/facts/reference/place/states.ts";
import {
  compacts,
  getCompact,
  listCompactMembers,
  toCompactStatus,
} from "#app/facts/reference/profession/compacts.ts";
import { type Compact, findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { readCsv } from "../../scripts/load/source/csv.ts";

// Membership comes from licensure_by_state.csv here and from licensure_compacts.json on the site, so a wrong
// cell in either file fails.
const rows = readCsv("data/licensure_by_state.csv");
const cell = (code: Compact, state: string) =>
  rows.find((row) => row.state_code === state)?.[code.toLowerCase()];

/** School psychologists have no profession of their own here. */
const travelers: Record<Exclude<Compact, "SCHOOLPSY">, { profession: string; homes: string[] }> = {
  NLC: { profession: "registered-nurse", homes: ["TX", "OH"] },
  IMLC: { profession: "physician", homes: ["TX", "OH"] },
  PTC: { profession: "physical-therapist", homes: ["TX", "OH"] },
  PSYPACT: { profession: "psychologist", homes: ["TX", "OH"] },
  EMS: { profession: "paramedic", homes: ["TX", "TN"] },
  PA: { profession: "physician-assistant", homes: ["OH", "TN"] },
  APRN: { profession: "nurse-practitioner", homes: ["UT", "ND"] },
  RCIC: { profession: "respiratory-therapist", homes: ["KY", "AL"] },
  OTC: { profession: "occupational-therapist", homes: ["OH", "TN"] },
  COUNSELING: { profession: "counselor", homes: ["OH", "GA"] },
  ASLPIC: { profession: "speech-language-pathologist", homes: ["OH", "LA"] },
  SWLC: { profession: "social-worker", homes: ["OH", "UT"] },
  DDH: { profession: "dentist", homes: ["OH", "TN"] },
  DIETITIAN: { profession: "dietitian", homes: ["AR", "OH"] },
};
const used = Object.keys(travelers) as (keyof typeof travelers)[];
const statuses = compacts.flatMap(({ code }) => states.map((state) => ({ code, state: state.code })));
const cases = used.flatMap((code) => states.map((state) => ({ code, state: state.code })));

const isUndecided = (code: Compact, state: string) =>
  code === "DIETITIAN" || (code === "RCIC" && state === "AK");

test("covers all fifteen compacts and all 51 states", () => {
  expect(rows).toHaveLength(51);
  expect(statuses).toHaveLength(15 * 51);
  expect([...used, "SCHOOLPSY"].sort()).toEqual(compacts.map(({ code }) => code).sort());
});

test.each(statuses)("gives $code in $state the status in the table by state", ({ code, state }) => {
  const said = cell(code, state);
  expect(toCompactStatus(code, state)).toBe(said);
  expect(listCompactMembers(code).includes(state)).toBe(said === "member");
});

test.each(cases)(
  "lets $code carry a license from another member into $state only if $state is a member",
  ({ code, state }) => {
    const { profession, homes } = travelers[code];
    const home = homes.find((other) => other !== state)!;
    const isCarried = cell(code, state) === "member" && cell(code, home) === "member";
    const found = findEligibility(profession, [{ state: home, multistate: true }], { kind: "state", state });
    if (isUndecided(code, state)) expect(found.answer).toBe("unknown");
    else {
      expect(found.answer).toBe(isCarried ? "compact" : "needs-license");
      expect(found.wait).not.toBeNull();
      expect(found.compact).toMatchObject({ name: getCompact(code).name, url: getCompact(code).url });
      expect(found.compact?.asOf).toBe(formatDay(getCompact(code).asOf));
    }
  },
);

test.each(cases)(
  "lets $code carry a license from $state into another member only if $state is a member",
  ({ code, state }) => {
    const { profession, homes } = travelers[code];
    const target = homes.find((other) => other !== state)!;
    const isHome = !(code === "IMLC" && (state === "HI" || state === "VT"));
    const isCarried = isHome && cell(code, state) === "member" && cell(code, target) === "member";
    const { answer } = findEligibility(profession, [{ state, multistate: true }], {
      kind: "state",
      state: target,
    });
    expect(answer).toBe(isUndecided(code, target) ? "unknown" : isCarried ? "compact" : "needs-license");
  },
);

test.each(states)("says what each compact means in $name in a line or two", ({ code, name }) => {
  const slugs = Object.values(travelers).map(({ profession }) => profession);
  const notes = toLicenseNotes(slugs, code);
  expect(notes).toHaveLength(15);
  for (const note of notes) {
    expect(`${note.meaning} ${note.detail}`).not.toMatch(/undefined|\$\{|NaN|Invalid/);
    expect(note.meaning.length, note.meaning).toBeLessThan(360);
    expect(note.url).toMatch(/^https:/);
    expect(`${note.meaning} ${note.status}`).toContain(name);
    const compact = compacts.find((known) => known.name === note.compact)!;
    const said = cell(compact.code, code);
    expect(note.standing, compact.code).toBe(said === "unverified" ? "none" : said);
  }
});

test("says that we inferred a member wherever we name it", () => {
  const { inferred } = getCompact("EMS");
  expect(inferred).toEqual(["VA"]);
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

test("counts only compacts that issue, with their members", () => {
  const issuing = compacts.filter(({ code }) => listCompactMembers(code).length > 0);
  expect(issuing.map(({ code }) => `${code} ${listCompactMembers(code).length}`)).toEqual(
    "NLC 40,IMLC 41,PTC 38,PSYPACT 43,EMS 25,OTC 8,COUNSELING 6,ASLPIC 4".split(","),
  );
  expect(listCompactMembers("OTC")).toEqual(["IN", "MD", "MN", "OH", "TN", "VA", "WV", "WI"]);
  expect(listCompactMembers("COUNSELING")).toEqual(["AZ", "GA", "IN", "LA", "MN", "OH"]);
  expect(listCompactMembers("ASLPIC")).toEqual(["LA", "OH", "TN", "WV"]);
  for (const { code, idleAsOf } of compacts)
    expect(idleAsOf === null, code).toBe(listCompactMembers(code).length > 0);
});

test("shows the 2026 corrections on the pages of their states", () => {
  const detail = (profession: string, state: string) => toLicenseNotes([profession], state)[0]!;
  expect(detail("physical-therapist", "FL")).toMatchObject({
    standing: "enacted",
    status: "Florida: compact enacted, not in force",
  });
  expect(detail("physical-therapist", "FL").detail).toContain("did not show Florida on September 2, 2026");
  expect(detail("social-worker", "NM")).toMatchObject({ standing: "enacted" });
  expect(detail("social-worker", "NM").detail).toContain("House Bill 50");
  expect(detail("physician", "NM").detail).toContain("February 5, 2026");
  expect(detail("physician", "MI").detail).toMatch(/HB 5455.*not read its number or effective date/);
  expect(detail("physician", "AK")).toMatchObject({ standing: "enacted" });
  expect(detail("physician", "AK").detail).toContain("joined on June 22, 2026");
  expect(detail("registered-nurse", "PA").detail).toContain("since July 7, 2025");
  expect(detail("registered-nurse", "CT").detail).toMatch(/since October 1, 2025.*January 1, 2028/);
  expect(detail("registered-nurse", "MA").detail).toMatch(/November 20, 2024.*not confirmed since May 2026/);
  expect(detail("physician", "HI").detail).toMatch(
    /letters of qualification as of January 2026.*not confirmed/,
  );
  expect(detail("physician", "VT").detail).toContain("letters of qualification as of January 2026");
  expect(detail("physician-assistant", "NC").standing).toBe("enacted");
  expect(detail("physician-assistant", "TX").status).toBe("Texas: not on our compact list");
  expect(detail("counselor", "OH").detail).toContain("since January 5, 2026");
  expect(detail("physician", "NC").detail).toContain("since January 2026");
  expect(toLicenseNotes(["psychologist"], "WV").map(({ profession }) => profession)).toEqual([
    "Psychologist",
    "School Psychologist",
  ]);
});

const written = JSON.parse(readFileSync("data/licensure_compacts.json", "utf8")).compacts as {
  code: Compact;
  members: string[];
  enacted_not_implemented: string[];
  member_count: number;
  enacted_count: number;
}[];

test.each(written)("counts the states of $code that it lists", ({ code, ...row }) => {
  const { listGap, members, enacted, isOperational } = getCompact(code);
  expect(row.member_count).toBe(members.length);
  expect(row.enacted_count).toBe(members.length + enacted.length);
  const [, known] = listGap?.match(/we know (\d+) of them by name/) ?? [];
  if (known) expect(Number(known)).toBe(members.length + enacted.length);
  const profession = travelers[code as keyof typeof travelers]?.profession;
  const note = profession ? toNationalLicense(profession)?.note : null;
  if (!note) return;
  const count = isOperational ? members.filter((state) => state !== "DC").length : row.enacted_count;
  expect(note.status).toMatch(new RegExp(`^${listGap ? "At least " : ""}${count} `));
});

test("counts in questions and lists as in the data", () => {
  const texts = ["profession_lists", "faq", "family_intros", "specialties/allied-behavioral-health"].map(
    (name) => readFileSync(`data/catalog/${name}.json`, "utf8"),
  );
  const all = texts.join("\n");
  expect(all).toContain(`We know ${getCompact("PA").enacted.length} states that have enacted it`);
  expect(all).toContain(`${getCompact("NLC").members.length} states issued and honored it as of July 2026`);
  expect(getCompact("COUNSELING").members).toHaveLength(6);
  expect(all.match(/six states/gi)).toHaveLength(2);
});

test("moves a state to another class than AANP's only by a law with a note that is in force", () => {
  const moved = rows.filter((row) => row.np_practice_authority !== row.np_aanp_class);
  expect(moved.map(({ state_code }) => state_code)).toEqual(["WI"]);
  for (const { np_note } of moved) {
    const day = np_note!.match(/^Since (\w+ \d+, \d{4})/)![1]!;
    expect(new Date(day).getTime()).toBeLessThan(Date.parse("2026-11-27"));
  }
});

test("names the state, not the employer, where the state is outside the compact", () => {
  const job = (state: string) => ({
    kind: "job" as const,
    states: [state],
    compactAccepted: false,
    isRemote: false,
    isFederal: false,
  });
  expect(findLicenseOffer("registered-nurse", job("CA"))!.text).toBe(
    "A California registered nurse license. California is not a member of the Nurse Licensure Compact.",
  );
  expect(findLicenseOffer("registered-nurse", job("TX"))!.text).toBe(
    "A Texas registered nurse license. This employer does not accept compact licenses.",
  );
});

test("gives every wait for a license its source and year, or calls it a recruiter's estimate", () => {
  for (const { slug } of professions) {
    for (const state of ["TX", "CA", "OH"]) {
      const held = [{ state: "OH", multistate: true }];
      const { wait } = findEligibility(slug, held, { kind: "state", state });
      if (wait && wait !== "No wait" && !wait.startsWith("We have no figure"))
        expect(wait, slug).toMatch(/\(a recruiter's estimate\)$|\([A-Z][^)]*, 20\d\d[^)]*\)$/);
    }
  }
});

test("has a compact with facts for each profession, and a profession for each compact", () => {
  const used = new Set(professions.flatMap(({ compact }) => compact ?? []));
  for (const { code } of compacts) if (code !== "SCHOOLPSY") expect(used.has(code), code).toBe(true);
  for (const slug of ["occupational-therapy-assistant", "audiologist", "dental-hygienist"])
    expect(getCompact(findProfession(slug)!.compact!).members).toBeDefined();
});

/** Skips imports of types, which the build removes. */
function listImports(file: string): string[] {
  const lines = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type\b)[^"]*?from "([^"]+)"/gm);
  return [...lines].flatMap(([, target = ""]) => {
    if (target.startsWith("#app/")) return [target.replace("#app/", "app/")];
    return target.startsWith(".") ? [join(dirname(file), target)] : [];
  });
}

test("keeps the member lists on the server, away from every component", () => {
  const queue = globSync("app/**/*.tsx").filter((file) => !/\/routes\/|\.server\.tsx$/.test(file));
  const reached = new Set(queue);
  for (const file of queue) {
    for (const target of listImports(file)) {
      if (reached.has(target) || !/\.tsx?$/.test(target)) continue;
      reached.add(target);
      queue.push(target);
    }
  }
  expect(reached.has("app/facts/reference/place/states.ts")).toBe(true);
  expect([...reached].filter((file) => /reference\/profession\/compacts\.ts$/.test(file))).toEqual([]);
});
