import { expect, test } from "vitest";
import type { Reference } from "../reference/reference.ts";
import { toContentFigures } from "./content-figures.ts";

const rates = [
  { state_code: "", destination: "Standard CONUS rate", mie: "68", lodging_jan: "110" },
  { state_code: "OH", destination: "Columbus", mie: "80", lodging_jan: "138" },
];
const figures = toContentFigures({ read: () => rates } as unknown as Reference, () => {
  throw new Error("No figure is asked for.");
});

test("counts a week of GSA rates by part", () => {
  expect(figures.gsaWeek!("OH-columbus:jan:lodging")).toBe("$966");
  expect(figures.gsaWeek!("standard:jan:meals")).toBe("$476");
  expect(figures.gsaWeek!("OH-columbus:jan:both")).toBe("$1,526");
  expect(() => figures.gsaWeek!("OH-columbus:january:both")).toThrow('no month "january"');
});

test("refuses a stipend that an article calls within the limit and is not", () => {
  expect(figures.gsaShare!("OH-columbus:jan:both:1344")).toBe("88%");
  expect(() => figures.gsaShare!("OH-columbus:jan:meals:561")).toThrow("above the limit");
});
