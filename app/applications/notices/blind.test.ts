import { expect, test } from "vitest";
import { hidePerson } from "./blind.ts";

const hidden = JSON.stringify(["Zoë Ann", "O'Hara-Lindström", "zoe@example.com", "(555) 010-4477"]);

test("takes names in any case and spelling, addresses and phones out of a text", () => {
  const text =
    "Hi, ZOË here (zoe ann), of the Lindstrom family. Write to zoe@example.com or other@mail.example, call (555) 010-4477 or +1 555.010.4478.";
  expect(hidePerson(text, hidden)).toBe(
    "Hi, [hidden] here ([hidden] [hidden]), of the [hidden] family. Write to [hidden] or [hidden], call [hidden] or [hidden].",
  );
});

test("leaves other words, numbers and years, and everything once the team may know", () => {
  const text = "Annual skills since 2014, 12-hour shifts, 36 beds, license 309108.";
  expect(hidePerson(text, hidden)).toBe(text);
  expect(hidePerson("Zoë", null)).toBe("Zoë");
  expect(hidePerson("A B", JSON.stringify(["", "", null, null]))).toBe("A B");
});
