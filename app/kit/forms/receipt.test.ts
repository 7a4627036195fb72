import { expect, test } from "vitest";
import { sha256 } from "#app/kit/platform/random.ts";
import { listGiven, toReference } from "./receipt.ts";

test("gives each request a reference that can be read out on the phone", async () => {
  const references = await Promise.all(
    Array.from({ length: 500 }, async (_, at) => toReference("H", await sha256(`request ${at}`))),
  );
  for (const reference of references)
    expect(reference).toMatch(/^H-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(references).size).toBe(500);
  expect(toReference("M", "________")).toBe("M-ZZZZ-ZZZZ");
  expect(toReference("H", "AAAAAAAA")).toBe("H-0000-0000");
});

test("leaves out of a receipt what was not given", () => {
  expect(
    listGiven([
      ["Name", "Dana"],
      ["Phone", null],
      ["Place", ""],
      ["How many", 2],
    ]),
  ).toEqual([
    { label: "Name", value: "Dana" },
    { label: "How many", value: "2" },
  ]);
});
