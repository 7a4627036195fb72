import { expect, test } from "vitest";
import { type CompactFacts, getCompact } from "#app/facts/reference/profession/compacts.ts";
import { toMembersMap } from "./compact-maps.ts";
import { toCompactOpens } from "./compact-opens.ts";

const compact: CompactFacts = {
  ...getCompact("NLC"),
  name: "Test Compact",
  asOf: "2026-07-02",
  members: ["TX", "OH"],
  enacted: ["MA"],
  stateNotes: { MA: "It starts in 2027." },
};

test("lists the states that do not take part, those with the law passed first", () => {
  const figure = toMembersMap(compact, "a license");
  expect(figure.rows[0]).toEqual(["Massachusetts", "Law passed, not issuing yet", "It starts in 2027."]);
  expect(figure.rows[1]).toEqual(["Alabama", "Not a member", "-"]);
  expect(figure.rows).toHaveLength(49);
  expect(figure.values).toEqual({ members: "2", enacted: "1", outside: "48" });
  expect(figure.source).toContain("July 2, 2026");
});

test("counts the people and hospitals of the states that issue", () => {
  const idle = { ...compact, code: "PA" as const, isOperational: false };
  const figure = toCompactOpens(
    [idle, compact],
    [
      { code: "TX", population: 30, hospitals: 5 },
      { code: "OH", population: 10, hospitals: 2 },
      { code: "MA", population: 60, hospitals: 4 },
    ],
  );
  expect(figure.rows).toEqual([["Test Compact", "RN, LPN/LVN", "2", "40%", "7", "July 2, 2026"]]);
  expect(figure.values).toMatchObject({
    issuing: "1",
    "NLC.peopleOutside": "60%",
    "NLC.hospitalsOutside": "4",
  });
});
