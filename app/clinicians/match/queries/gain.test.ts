import { expect, test } from "vitest";
import { earn, leaveOpen } from "#app/clinicians/match/score/match-line.ts";
import { listProfileGains } from "./gain.ts";

const withoutBls = earn("certificates", 0, { why: "The posting requires BLS.", missing: ["BLS"] });
const withoutCity = leaveOpen("distance", "you", "Your profile names no city.");

const listTexts = (matches: Parameters<typeof listProfileGains>[0], uncheckedCertificates: string[] = []) =>
  listProfileGains(matches, { uncheckedCertificates }).map(({ text }) => text);

test("says how many postings a missing fact concerns, and what the profile says of a certificate", () => {
  expect(listTexts([{ lines: [withoutBls, withoutCity] }, { lines: [withoutBls] }])).toEqual([
    "Add your city: up to +10 points on 1 of these 2 postings.",
    "All 2 postings require BLS; your profile does not list it.",
  ]);
  expect(listTexts([{ lines: [withoutBls] }], ["BLS"])).toEqual([
    "This posting requires BLS; your profile lists it without a future expiration date.",
  ]);
});
