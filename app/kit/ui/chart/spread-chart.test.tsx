import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toSpreadScale } from "./spread.tsx";
import { SpreadChart, type SpreadRow } from "./spread-chart.tsx";

const texas: SpreadRow = {
  name: "Texas",
  note: "median $45.00",
  figures: { p10: 30, p25: 40, median: 45, p75: 50, p90: 60 },
  topCode: null,
  twin: { p25: 42, median: 47, p75: 52 },
  range: { low: 38, median: 46, high: 62 },
  text: "The median is $45.00 an hour.",
};
const surgeons: SpreadRow = {
  ...{ name: "Surgeons", note: "", text: "", topCode: 115 },
  figures: { p10: 50, p25: 90, median: 115, p75: 115, p90: 115 },
};

const draw = (rows: readonly SpreadRow[], own?: { amount: number; text: string }) =>
  renderToStaticMarkup(
    <SpreadChart label="Pay" rows={rows} legend={[["twin", "At national prices"]]} own={own} />,
  );

test("draws figures, their worth and another source's range in lanes of their own, on one scale", () => {
  const html = draw([texas]);
  expect(html).toContain('aria-label="Texas. The median is $45.00 an hour."');
  expect(html).toContain(">$30</text>");
  expect(html).toContain(">$70</text>");
  for (const mark of ["spread-twin", "spread-diamond", "spread-range", "spread-dot"])
    expect(html).toContain(mark);
  expect(draw([{ ...texas, twin: null, range: null }])).not.toContain("spread-dot");
});

test("marks one's own amount across all rows, with its words under the axis", () => {
  const html = draw([texas, { ...texas, name: "Ohio" }], { amount: 48, text: "You: $48.00" });
  expect(html.match(/class="spread-own"/g)).toHaveLength(2);
  expect(html).toContain("You: $48.00");
});

test("dashes an end that nobody publishes, and marks no median there", () => {
  const html = draw([surgeons]);
  expect(html).toContain('stroke-dasharray="6 5"');
  expect(html).not.toContain("stroke-ink");
  expect(draw([])).toBe("");
});

test("names the end of a range that the scale cuts off", () => {
  const html = draw([{ ...texas, range: { low: 5, median: 46, high: 110 } }]);
  expect(html).toContain(">← $5</text>");
  expect(html).toContain(">$110 →</text>");
  expect(draw([texas])).not.toMatch(/[←→]/);
});

test("lets another source or one's own amount widen the scale only so far", () => {
  const { figures, topCode } = texas;
  const plain = toSpreadScale([{ figures, topCode }])!;
  expect(plain.ticks).toEqual([30, 40, 50, 60]);
  const far = toSpreadScale([{ figures, topCode, range: { low: 5, median: 45, high: 900 } }], 10_000)!;
  expect(far.ticks[0]).toBeGreaterThanOrEqual(0);
  expect(far.ticks.at(-1)).toBeLessThanOrEqual(100);
});
