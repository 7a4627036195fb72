import { expect, test } from "vitest";
import { findUnknownMark, manyMarks } from "./answer-templates.ts";

test.each(["{positon}", "{foo}", "{First name}", "{{position}}", "{first name", "position}", "{}"])(
  "names the placeholder %s, which would be mailed as it is, and those that it knows",
  (mark) => {
    const problem = findUnknownMark(`Hello {first name},\n\nThe ${mark} is filled.`, manyMarks);
    expect(problem).toContain("You can use {first name} and {position}.");
  },
);

test("takes the placeholders that it fills, and none in an answer to one person", () => {
  expect(findUnknownMark("Hello {first name}, the {position} is filled (again).", manyMarks)).toBeNull();
  expect(findUnknownMark("Hello Dana, the position is filled.", [])).toBeNull();
  expect(findUnknownMark("Hello {first name}", [])).toContain("enter the words themselves");
});
