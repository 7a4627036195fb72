import { expect, test } from "vitest";
import { isNpi } from "./npi.ts";

test("takes an NPI whose last digit checks the others", () => {
  for (const npi of ["1234567893", "1245319599", "1003000126"]) expect(isNpi(npi), npi).toBe(true);
});

test("refuses one wrong digit, two that changed places, and what is no NPI", () => {
  const npi = "1234567893";
  for (const at of npi.split("").keys())
    for (const digit of "0123456789") {
      const changed = npi.slice(0, at) + digit + npi.slice(at + 1);
      if (changed !== npi) expect(isNpi(changed), changed).toBe(false);
    }
  for (const text of [
    "1234576893",
    "123456789",
    "12345678930",
    "3234567891",
    "１２３４５６７８９３",
    "0000000000",
    "",
  ])
    expect(isNpi(text), text).toBe(false);
});
