import { expect, test } from "vitest";
import { formatCount, formatDollars } from "./count.ts";

const counts = new Intl.NumberFormat("en-US");
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

test.each([0, 7, 999, 1000, 1234, 12_345, 123_456, 1_234_567, -1, -1234, -123_456, 2.5, 1234.56])(
  "formats %d as Intl does",
  (number) => {
    expect(formatCount(number)).toBe(counts.format(number));
    expect(formatDollars(number)).toBe(wholeDollars.format(number));
  },
);
