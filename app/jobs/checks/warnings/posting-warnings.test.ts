import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findUnsafeAsk, listWarnings, needsPerson } from "./posting-warnings.ts";

const readSamples = (name: string) => readFileSync(`tests/samples/${name}.txt`, "utf8").trim().split("\n");
const warn = (text: string) => listWarnings({ Text: text });

test("sends postings that cost applicants money or lead them away to a person", () => {
  const samples = readSamples("scam_postings");
  expect(samples).toHaveLength(60);
  const missed = samples.filter((text) => !needsPerson(warn(text)));
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
});

test("lets honest postings that mention such words go live", () => {
  const samples = readSamples("honest_postings");
  expect(samples).toHaveLength(60);
  const stopped = samples.filter((text) => needsPerson(warn(text)));
  const told = stopped.map((text) => `${text} ${JSON.stringify(warn(text))}`);
  expect(stopped.length, told.join("\n")).toBeLessThanOrEqual(2);
});

test.each([
  ["money", "Please buy two gift cards at Walgreens before Monday."],
  ["money", "Please send $150 for your background check."],
  ["money", "We ask each nurse to cover the drug screen, $65, by Venmo."],
  ["money", "Please transfer the refundable deposit of $300 to hold your housing."],
  ["messenger", "Message me on Telegram @hrjane"],
  ["messenger", "Text me on WhatsApp +1 555 234 1234"],
  ["secrets", "What is your online banking password?"],
  ["secrets", "Send the login and password of your email so that we can verify."],
  ["secrets", "Please reply with your Social Security number."],
  [null, "You will get a $50 gift card after your first shift as a thank-you."],
  [null, "We reimburse your license fee and pay for ACLS."],
  [null, "Bring a voided check and your driver's license on your first day."],
  [null, "Uniforms: you buy navy scrubs; we give a $100 allowance."],
  [null, "Relocation of up to $5,000 is paid with your first check."],
  [null, "Parking costs $20 a month, deducted before tax."],
  [null, "Call me at 555-234-1234 if you have questions."],
])("finds %s asked for in a text to an applicant: %s", (ask, text) => {
  expect(findUnsafeAsk(text)).toBe(ask);
});
