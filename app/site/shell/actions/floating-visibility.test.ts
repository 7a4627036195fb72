import { expect, test } from "vitest";
import { pageTop, toFloating } from "./floating-visibility.ts";

const after = (...positions: number[]) => positions.reduce(toFloating, pageTop).isShown;

test.each([
  { way: "at the top", positions: [0], isShown: false },
  { way: "just not past 200 px", positions: [200], isShown: false },
  { way: "past 200 px, near the top", positions: [201], isShown: true },
  { way: "at 300 px", positions: [150, 300], isShown: true },
  { way: "far down, going down", positions: [900, 1000], isShown: false },
  { way: "far down, going up", positions: [900, 880], isShown: true },
  { way: "after a small move down", positions: [900, 880, 930], isShown: true },
  { way: "after a move of more than 50 px down", positions: [900, 880, 931], isShown: false },
  { way: "after many small moves down", positions: [900, 880, 900, 920, 940], isShown: false },
  { way: "back at the top", positions: [900, 400, 100], isShown: false },
])("on a phone, shows the quick actions $way: $isShown", ({ positions, isShown }) => {
  expect(after(...positions)).toBe(isShown);
});
