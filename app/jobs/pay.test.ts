import { expect, test } from "vitest";
import { formatSalary, toBestYearlyCents, toYearlyCents } from "./pay.ts";

const yearly = (salaryMinCents: number | null, salaryMaxCents: number | null) =>
  formatSalary({ salaryMinCents, salaryMaxCents, salaryType: "yearly" });

test("salaries read as the spec says", () => {
  expect(yearly(null, null)).toEqual({ amount: "Competitive", unit: "" });
  expect(yearly(138_000_00, 165_000_00).amount).toBe("$138,000 – $165,000");
  expect(yearly(null, 90_000_00).amount).toBe("Up to $90,000");
  expect(yearly(90_000_00, null).amount).toBe("$90,000+");
});

test("cents show only where there are any", () => {
  expect(formatSalary({ salaryMinCents: 42_00, salaryMaxCents: 58_50, salaryType: "hourly" })).toEqual({
    amount: "$42 – $58.50",
    unit: "an hour",
  });
});

test("pay by the hour and the shift compares with pay by the year", () => {
  expect(toYearlyCents(50_00, "hourly", null)).toBe(104_000_00);
  expect(toYearlyCents(600_00, "per-shift", 12)).toBe(104_000_00);
  expect(toYearlyCents(600_00, "per-shift", null)).toBeNull();
  expect(
    toBestYearlyCents({
      salaryMinCents: 40_00,
      salaryMaxCents: null,
      salaryType: "hourly",
      shiftHours: null,
    }),
  ).toBe(83_200_00);
});
