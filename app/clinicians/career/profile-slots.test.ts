import { expect, test } from "vitest";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import { readSlots } from "./profile-slots.ts";

const whole: Profile = {
  profession: "registered-nurse",
  licenses: [{ state: "TX", multistate: true, expires: null }],
  specialties: ["icu"],
  certificates: [{ code: "BLS", expires: null }],
  years: 0,
  place: "Houston, TX",
  pay: { amount: 42, per: "hour" },
  types: [],
  shifts: ["night"],
  minPay: null,
  miles: null,
  expiryMails: false,
  goals: [],
};

test("misses nothing in a profile that says all, a new graduate's zero years among it", () => {
  expect(readSlots(whole)).toEqual({ filled: 8, of: 8, missing: [], gain: null });
});

test("names what is missing, and what the first of it would change", () => {
  expect(readSlots({ ...whole, licenses: [], pay: null, shifts: [] })).toEqual({
    filled: 5,
    of: 8,
    missing: ["license", "current pay", "job type and shift"],
    gain: "Each posting then says whether your license works there.",
  });
});
