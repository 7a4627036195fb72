import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toLicenseNotes } from "./license-note-rows.ts";
import { LicenseNotes } from "./license-notes.tsx";

const nurses = ["registered-nurse", "nurse-practitioner", "licensed-practical-nurse", "pharmacist"];

test("names the compact that applies in a state, who it covers, its date and where to check", () => {
  const notes = toLicenseNotes(nurses, "TX");
  expect(notes.map(({ profession, standing, asOf }) => [profession, standing, asOf])).toEqual([
    ["Registered Nurse, Licensed Practical Nurse", "member", "July 2, 2026"],
    ["Nurse Practitioner", "none", "January 18, 2026"],
  ]);
  expect(notes[1]?.meaning).toBe(
    "Texas has not joined the APRN Compact. No state issues anything under it yet (as of August 4, 2026). You need a Texas nurse practitioner license: typically 6 to 12 weeks (a recruiter's estimate).",
  );
  const html = renderToStaticMarkup(createElement(LicenseNotes, { notes }));
  expect(html.match(/<details class="phone-fold"/g)).toHaveLength(2);
  expect(html).toContain('href="https://www.nursecompact.com/"');
  expect(html).toContain("Texas: compact member");
});

test("does not show a state as a member when it only enacted the compact", () => {
  expect(toLicenseNotes(["registered-nurse"], "MA")[0]).toMatchObject({
    standing: "enacted",
    status: "Massachusetts: compact enacted, not in force",
  });
});

test.each([
  ["nurse-practitioner", "WY", "Wyoming: compact not confirmed"],
  ["paramedic", "MT", "Montana: not in the compact"],
  ["physician-assistant", "NC", "North Carolina: compact enacted, not in force"],
  ["physical-therapist", "FL", "Florida: compact enacted, not in force"],
  ["dentist", "TX", "Texas: not on our compact list"],
  ["nurse-practitioner", "TX", "Texas: not in the compact"],
])("gives the badge of a %s in %s the same meaning as the sentence below it", (profession, state, status) => {
  const [note] = toLicenseNotes([profession], state);
  expect(note!.status).toBe(status);
  expect(/could not confirm/.test(note!.meaning)).toBe(/not confirmed/.test(status));
  expect(/not on our list/.test(note!.meaning)).toBe(/not on our compact list/.test(status));
});

test("shows nothing for professions without a compact", () => {
  expect(toLicenseNotes(["pharmacist", "no-such-profession"], "TX")).toEqual([]);
  expect(toLicenseNotes(nurses, "ZZ")).toEqual([]);
  expect(renderToStaticMarkup(createElement(LicenseNotes, { notes: [] }))).toBe("");
});
