import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { readWritten, writtenPassage } from "./written.ts";

const folder = mkdtempSync(join(tmpdir(), "clinward-written-"));
afterAll(() => rmSync(folder, { recursive: true }));

const states = z.array(z.strictObject({ stateCode: z.string(), recruiting: z.array(writtenPassage) }));

function read(recruiting: unknown): unknown {
  const file = join(folder, "states.json");
  writeFileSync(
    file,
    typeof recruiting === "string" ? recruiting : JSON.stringify([{ stateCode: "OH", recruiting }]),
  );
  return readWritten(file, states);
}

const whole = "Recruit residents in their second year.";

test("takes whole texts, tagged texts and texts in parts", () => {
  const parts = [whole, { professions: ["physician"], text: "They sign in the fall." }];
  expect(() => read([whole, { firstFor: ["psychiatrist"], text: whole }, parts])).not.toThrow();
});

test.each([
  [
    "a profession that does not exist",
    [whole, { professions: ["phycisian"], text: whole }],
    'OH, recruiting 2: There is no profession "phycisian".',
  ],
  [
    "a text that is too short",
    [whole, "Short."],
    "OH, recruiting 2: Too small: expected string to have >=20 characters",
  ],
  [
    "a field that does not exist",
    [{ profession: ["physician"], text: whole }],
    'OH, recruiting 1: Unrecognized key: "profession"',
  ],
  [
    "a list of no professions",
    [[whole, { professions: [], text: whole }]],
    "OH, recruiting 1 2 professions: Too small: expected array to have >=1 items",
  ],
  ["a number", [[whole, 7]], "OH, recruiting 1 2: Invalid input"],
])("names the file, the entry and the field of %s", (_, recruiting, message) => {
  expect(() => read(recruiting)).toThrow(`${join(folder, "states.json")}, ${message}`);
});

test("says where a file stops being JSON", () => {
  expect(() => read('[{ "stateCode": "OH" "recruiting": [] }]')).toThrow(
    /states\.json is not JSON: .*line 1 column/,
  );
});
