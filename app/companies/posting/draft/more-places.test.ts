import { expect, test } from "vitest";
import { readMorePlaces } from "./more-places.ts";
import { readDraft } from "./read-draft.ts";

const names = (typed: string) =>
  readMorePlaces(typed).places.map(({ city, stateCode }) => `${city}, ${stateCode}`);
const towns = (count: number) =>
  Array.from({ length: count }, (_, at) => `Town ${toLetters(at)}, TX`).join("\n");
const toLetters = (at: number) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26));

test("reads a city and its state from each line, in any usual spelling", () => {
  expect(
    names("Dallas, TX\n\n  - tulsa, oklahoma \nSt. Louis, MO; Ft. Worth, Texas\nWinston-Salem NC"),
  ).toEqual(["Dallas, TX", "Tulsa, OK", "St. Louis, MO", "Ft. Worth, TX", "Winston-Salem, NC"]);
  expect(readMorePlaces("").places).toEqual([]);
});

test.each([
  [
    "Dallas, TX\nsomewhere nice",
    "Line 2, “somewhere nice”: please write a city and its state, such as Austin, TX.",
  ],
  ["Texas", "Line 1, “Texas”: please write a city and its state, such as Austin, TX."],
  [
    "Austin, TX or remote",
    "Line 1, “Austin, TX or remote”: please write a city and its state, such as Austin, TX.",
  ],
  ["Toronto, Ontario", "Line 1, “Toronto, Ontario”: please write a city and its state, such as Austin, TX."],
  [
    "a\nb\nc\nd\ne",
    "Line 1, “a”; line 2, “b”; line 3, “c”; and 2 more lines: please write a city and its state, such as Austin, TX.",
  ],
  ["Dallas, TX\nTulsa, OK\nDALLAS, Texas", "Line 3, “DALLAS, Texas”: please list each place once."],
  [towns(50), "Please list at most 49 more places. There are 50."],
])("says which line of %j is no place", (typed, problem) => {
  expect(readMorePlaces(typed).problem).toBe(problem);
});

test("takes 49 places beside the first, which none may repeat, and none for remote work", () => {
  expect(readMorePlaces(towns(49))).toMatchObject({ problem: null, places: { length: 49 } });
  const { errors } = readDraft({ place: "Dallas, TX", morePlaces: "Waco, TX\ndallas, texas" });
  expect(errors.morePlaces).toBe("Line 2, “dallas, texas”: please list each place once.");
  expect(readDraft({ workplace: "remote", morePlaces: "Waco, TX" }).errors.morePlaces).toContain(
    "Remote work",
  );
  expect(readDraft({ place: "Dallas, TX", morePlaces: "Waco, TX" }).errors.morePlaces).toBeUndefined();
});

test("survives whatever is typed", () => {
  const pieces = [
    "Austin, TX",
    ",",
    ";",
    "\n",
    "TX",
    "🏥",
    "\u202e",
    "<b>",
    "0".repeat(400),
    "remote",
    "|",
    "  ",
  ];
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let run = 0; run < 500; run++) {
    const typed = Array.from(
      { length: 1 + random() * 80 },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join(" ");
    const { places, problem } = readMorePlaces(typed);
    expect(places.length <= 49 || problem !== null).toBe(true);
    expect((problem ?? "").length).toBeLessThan(400);
  }
});
