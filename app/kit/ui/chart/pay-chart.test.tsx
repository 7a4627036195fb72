import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PayChart, PayRange } from "./pay-chart.tsx";
import { survey2024, survey2025 } from "./pay-scale.ts";

const none = { p10: null, p25: null, median: null, p75: null, p90: null };
const nurses = { p10: 66_030, p25: 79_050, median: 97_550, p75: 112_240, p90: 138_230 };
const physicians = { p10: 91_020, p25: 164_000, median: 239_200, p75: 239_200, p90: 239_200 };

const chart = renderToStaticMarkup(
  <PayChart
    label="Pay by occupation"
    source={survey2024}
    rows={[
      { label: "Nurses", pay: nurses, n: 2030 },
      { label: "Physicians", pay: physicians },
      { label: "Nobody", pay: none },
    ]}
  />,
);
const toText = (html: string) => html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");

test("names sample size, source and year in a chart, and repeats its figures in a table", () => {
  const text = toText(chart);
  expect(text).toContain("May 2024");
  expect(text).toContain("Bureau of Labor Statistics");
  expect(text).toContain("2,030");
  const table = toText(chart.slice(chart.indexOf("<table")));
  for (const figure of ["$66,030", "$79,050", "$97,550", "$112,240", "$138,230"])
    expect(table).toContain(`|${figure}|`);
  expect(table.match(/\|at least \$239,200/g)).toHaveLength(3);
});

test("labels each drawing with its figures", () => {
  const names = [...chart.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(names[1]).toContain("Physicians. The median is at least $239,200 a year.");
});

test("does not draw an unknown median and leaves its bar open to the right", () => {
  const [, nurse = "", physician = ""] = chart.split('role="img"');
  expect(nurse).toContain("stroke-ink");
  expect(nurse).not.toContain("stroke-dasharray");
  expect(physician).not.toContain("stroke-ink");
  expect(physician).toMatch(/x2="100%"[^>]*stroke-dasharray/);
});

test("leaves out rows without figures, and charts without rows", () => {
  expect(chart).not.toContain("Nobody");
  expect(renderToStaticMarkup(<PayRange label="Nobody" pay={none} source={survey2025} />)).toBe("");
  expect(
    renderToStaticMarkup(
      <PayChart label="Pay" rows={[{ label: "Nobody", pay: none }]} source={survey2025} />,
    ),
  ).toBe("");
});

test("says how many jobs a range covers and when, and shows only known figures", () => {
  const text = toText(
    renderToStaticMarkup(
      <PayRange
        label="Nurses"
        pay={{ ...none, p25: 82_000, median: 97_000, p75: 118_000 }}
        n={43}
        source={survey2025}
      />,
    ),
  );
  expect(text).toContain("n = 43 jobs.");
  expect(text).toContain("May 2025");
  expect(text).not.toContain("10th percentile");
});
