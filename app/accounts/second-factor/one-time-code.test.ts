import { expect, test } from "vitest";
import { fromBase32, toBase32 } from "#app/kit/platform/random.ts";
import { findStep, newKey, toCode, toKeyUri } from "./one-time-code.ts";

const rfcKey = new TextEncoder().encode("12345678901234567890");

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const rfcCodes: [seconds: number, code: string][] = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
];

test.each(rfcCodes)("makes the code of RFC 6238 at %i seconds", async (seconds, code) => {
  expect(await toCode(rfcKey, Math.floor(seconds / 30))).toBe(code);
  expect(await findStep(rfcKey, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("takes a code of one step before and after, and none of two", async () => {
  const key = newKey();
  const now = 1_800_000_000_000;
  const step = now / 30_000;
  for (const near of [-1, 0, 1])
    expect(await findStep(key, await toCode(key, step + near), now)).toBe(step + near);
  for (const far of [-2, 2]) expect(await findStep(key, await toCode(key, step + far), now)).toBeNull();
});

test("writes a key as apps read it (RFC 4648)", () => {
  expect(toBase32(new TextEncoder().encode("foobar"))).toBe("MZXW6YTBOI");
  expect(fromBase32("MZXW6YTBOI")).toEqual(new TextEncoder().encode("foobar"));
  expect(toBase32(rfcKey)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(toKeyUri(rfcKey, "Two Words", "ana+x@clinic.example")).toBe(
    "otpauth://totp/Two%20Words:ana%2Bx%40clinic.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Two+Words",
  );
});
