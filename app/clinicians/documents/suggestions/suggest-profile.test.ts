import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { scoreResumes } from "#tests/support/resumes/score-resumes.ts";
import { isWhole } from "#tests/support/whole-run.ts";
import { suggestProfile } from "./suggest-profile.ts";

const today = new Date("2026-11-15T12:00:00Z");

const read = (text: string, field: string) =>
  suggestProfile(text.split("\n"), today).flatMap((found) => (found.field === field ? [found.value] : []));

test("reads the invented résumés that its rules were written with", async () => {
  expect((await scoreResumes("known")).faults).toEqual([]);
});

test("reads those that were written afterwards, but for what the readers of titles say", async () => {
  expect((await scoreResumes("new")).faults).toEqual([
    "new-06.txt specialties missed: acute-care-therapy",
    "new-07.txt specialties wrong: clinical-laboratory",
    "new-10.txt profession missed: healthcare-administrator",
  ]);
  expect((await scoreResumes("third")).faults).toEqual(["third-04.txt specialties missed: pediatrics"]);
});

test("names the line that each suggestion was read from", () => {
  const text = "Ana Ortiz, RN\nTulsa, OK\nLICENSES\nTexas RN 445566, expires 05/31/2027";
  expect(suggestProfile(text.split("\n"), today)).toEqual([
    { field: "name", value: "Ana Ortiz", line: "Ana Ortiz, RN" },
    { field: "place", value: "Tulsa, OK", line: "Tulsa, OK" },
    { field: "profession", value: "registered-nurse", line: "Ana Ortiz, RN" },
    {
      field: "licenses",
      value: { state: "TX", multistate: false, number: "445566", expires: "2027-05-31" },
      line: "Texas RN 445566, expires 05/31/2027",
    },
  ]);
});

test("suggests no license or card that is over, awaited or of another kind", () => {
  for (const line of [
    "Texas RN license, expired 2021",
    "Texas RN license (pending)",
    "Applied for Texas license",
    "Texas driver's license 12345678",
    "ARRT (R)(CT) 445566",
    "RN, BSN",
  ])
    expect(read(`Ana Ortiz\nLICENSES\n${line}`, "licenses"), line).toEqual([]);
  expect(read("Ana Ortiz\nCERTIFICATIONS\nACLS (in progress)\nCEN scheduled; BLS", "certificates")).toEqual([
    { code: "BLS", expires: null },
  ]);
  expect(read("Ana Ortiz\nEDUCATION\nMSN, Oak University, expected 2028", "education")).toEqual([]);
});

test.each([
  ["Texas RN 123456, expires 06/2027", "2027-06-30"],
  ["Texas RN 123456 (exp. Jun 2027)", "2027-06-30"],
  ["Texas RN 123456, valid through 2027-06", "2027-06-30"],
  ["Texas RN 123456\nExpires: June 2027", "2027-06-30"],
  ["Texas RN 123456, expires 06/15/2027", "2027-06-15"],
  ["Texas RN 123456, renewed 06/2025", null],
  ["Texas RN 123456, issued 06/2019", null],
  ["Texas RN 123456, expires 2027", null],
])("reads when a license ends: %s", (line, expires) => {
  expect(read(`Ana Ortiz, RN\nLICENSES\n${line}`, "licenses")).toMatchObject([{ number: "123456", expires }]);
});

test.each([
  ["BLS (American Heart Association), expires 05/2027", [["BLS", "2027-05-31"]]],
  ["BLS - Basic Life Support, exp 02/2028", [["BLS", "2028-02-29"]]],
  [
    "BLS, expires 05/2027; ACLS, expires 11/30/2026",
    [
      ["BLS", "2027-05-31"],
      ["ACLS", "2026-11-30"],
    ],
  ],
  [
    "BLS\nValid until May 2027\nACLS",
    [
      ["BLS", "2027-05-31"],
      ["ACLS", null],
    ],
  ],
  [
    "BLS, ACLS, expires 05/2027",
    [
      ["BLS", null],
      ["ACLS", null],
    ],
  ],
  ["BLS, experience since 05/2020", [["BLS", null]]],
])("reads when a certificate ends: %s", (line, found) => {
  const cards = found.map(([code, expires]) => ({ code, expires }));
  expect(read(`Ana Ortiz, RN\nCERTIFICATIONS\n${line}`, "certificates")).toEqual(cards);
});

test("tells letters after a name from a state, and a multistate license from one of a single state", () => {
  expect(read("Ana Ortiz, PA\nTulsa, OK", "place")).toEqual(["Tulsa, OK"]);
  expect(read("Ortiz, Ana M., RN\nTulsa, OK", "name")).toEqual(["Ana M. Ortiz"]);
  expect(read("ANA DE LA CRUZ-O'BRIEN RN", "name")).toEqual(["Ana de la Cruz-O'Brien"]);
  expect(read("Ana\nLICENSES\nTexas RN 445566, single state, not compact", "licenses")).toMatchObject([
    { state: "TX", multistate: false },
  ]);
});

test("leaves to the person what a résumé says in two ways", () => {
  expect(read("Ana Ortiz\nana@example.org\northo@example.com", "email")).toEqual([]);
  expect(read("Ana Ortiz\n918-555-0142\n918-555-0143", "phone")).toEqual([]);
  expect(read("Ana Ortiz, RN\nPhysical Therapist", "profession")).toEqual([]);
  expect(read("Ana Ortiz, RN\nNurse Practitioner", "profession")).toEqual(["nurse-practitioner"]);
});

test("reads dates of positions in the ways that people write them", () => {
  for (const [dates, from, to] of [
    ["Jan. 2019 – Mar 2021", "2019-01", "2021-03"],
    ["01/2019-03/2021", "2019-01", "2021-03"],
    ["1/15/2019 to 3/2/2021", "2019-01", "2021-03"],
    ["Sept '19 — Current", "2019-09", null],
    ["2019-01 - 2021-03", "2019-01", "2021-03"],
    ["2019 - Present", "2019", null],
    ["Since May 2020", "2020-05", null],
    ["(2014–2016)", "2014", "2016"],
  ] as const)
    expect(read(`EXPERIENCE\nStaff Nurse, Mercy Hospital, ${dates}`, "employers"), dates).toMatchObject([
      { facility: "Mercy Hospital", from, to },
    ]);
  for (const dates of ["2021 - 2019", "2027 - 2029", "13/2019 - 14/2020"])
    expect(read(`EXPERIENCE\nStaff Nurse, Mercy Hospital, ${dates}`, "employers"), dates).toEqual([]);
});

test.runIf(isWhole)("takes no longer for lines that no person wrote", () => {
  for (const line of [
    "a ".repeat(200),
    "1-".repeat(200),
    "Texas RN 2019 - ",
    "Ana@".repeat(100),
    "\t,".repeat(200),
  ])
    for (const heading of ["Ana Ortiz", "EXPERIENCE", "LICENSES AND EDUCATION"]) {
      const start = readProcessorMs();
      suggestProfile([heading, ...Array.from({ length: 3_000 }, () => line)], today);
      expect(readProcessorMs() - start, `${heading} ${line.slice(0, 20)}`).toBeLessThan(3_000);
    }
});
