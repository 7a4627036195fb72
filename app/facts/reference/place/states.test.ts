import { expect, test } from "vitest";
import { listNamedStates } from "./states.ts";

test.each([
  ["Texas, Florida", "TX FL"],
  ["Texas or Florida", "TX FL"],
  ["TX or FL", "TX FL"],
  ["tx/fl", "TX FL"],
  ["Texas and Florida", "TX FL"],
  ["texas florida", "TX FL"],
  ["Texas, Florida, or Ohio", "TX FL OH"],
  ["WA, OR, CA", "WA OR CA"],
  ["washington or oregon", "WA OR"],
  ["West Virginia & Virginia", "WV VA"],
  ["North Carolina, South Carolina", "NC SC"],
  ["New York New Jersey", "NY NJ"],
  ["Remote, Texas, Florida", "TX FL"],
  ["Indiana, Illinois", "IN IL"],
  ["Texas", "TX"],
  ["Texas, TX", "TX"],
  ["Nashville or Memphis", ""],
  ["Austin, Texas", ""],
  ["", ""],
])("reads %s as the states %s", (text, codes) => {
  expect(
    listNamedStates(text)
      .map(({ code }) => code)
      .join(" "),
  ).toBe(codes);
});
