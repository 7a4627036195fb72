import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toLicenseNotes } from "./license-note-rows.ts";
import { LicenseNotes } from "./license-notes.tsx";

const nurses = ["registered-nurse", "nurse-practitioner", "licensed-practical-nurse", "pharmacist"];

test("a state's page says which compact concerns whom, what it means there, since when and where to check", () => {
  const notes = toLicenseNotes(nurses, "TX");
  expect(notes.map(({ profession, standing, asOf }) => [profession, standing, asOf])).toEqual([
    ["Registered Nurse, Licensed Practical Nurse", "member", "July 2, 2026"],
    ["Nurse Practitioner", "none", "January 18, 2026"],
  ]);
  expect(notes[1]?.meaning).toBe(
    "Texas has not joined, and no state issues anything under the APRN Compact yet. It takes a Texas nurse practitioner license: typically 6 to 12 weeks.",
  );
  const html = renderToStaticMarkup(createElement(LicenseNotes, { notes }));
  expect(html.match(/<li class="grid/g)).toHaveLength(2);
  expect(html).toContain('href="https://www.nursecompact.com/"');
  expect(html).toContain("Texas: member");
});

test("a state that has only enacted a compact is not shown as a member", () => {
  expect(toLicenseNotes(["registered-nurse"], "MA")[0]).toMatchObject({
    standing: "enacted",
    status: "Massachusetts: enacted, not in force",
  });
});

test.each([
  ["nurse-practitioner", "WY", "Wyoming: not confirmed"],
  ["physician-assistant", "NC", "North Carolina: not confirmed"],
  ["physical-therapist", "FL", "Florida: enacted, not in force"],
  ["nurse-practitioner", "TX", "Texas: not a member"],
])(
  "the badge of the compact for a %s in %s says what the sentence below it does",
  (profession, state, status) => {
    const [note] = toLicenseNotes([profession], state);
    expect(note!.status).toBe(status);
    expect(/not confirmed/.test(note!.meaning)).toBe(/not confirmed/.test(status));
  },
);

test("where no compact concerns anyone there is nothing to show", () => {
  expect(toLicenseNotes(["pharmacist", "no-such-profession"], "TX")).toEqual([]);
  expect(toLicenseNotes(nurses, "ZZ")).toEqual([]);
  expect(renderToStaticMarkup(createElement(LicenseNotes, { notes: [] }))).toBe("");
});
