import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DotPlot, type DotRow } from "./dot-plot.tsx";

const nurses: DotRow = {
  name: "Nurses",
  note: "$97,000",
  all: [70_000, 110_000],
  marks: [
    ["nation", 90_000],
    ["own", 97_000],
  ],
};

const draw = (rows: readonly DotRow[], unit?: "index") =>
  renderToStaticMarkup(
    <DotPlot label="Pay" rows={rows} legend={[["own", "Texas"]]} unit={unit} source="BLS, May 2025." />,
  );

test("puts the lowest, the highest, the nation and the state where the axis has them", () => {
  const html = draw([nurses]);
  expect(html).toContain('<line x1="0%" x2="100%"');
  expect(html).toContain('x1="50%" x2="50%" y1="2" y2="22" class="dot-nation"');
  expect(html).toContain('cx="67.5%" cy="12" r="7" class="dot-own"');
  expect(html.indexOf("dot-nation")).toBeGreaterThan(html.indexOf("dot-own"));
  for (const text of ["Nurses", "$97,000", "$70k", "$110k", "Texas", "BLS, May 2025."])
    expect(html).toContain(`>${text}<`);
});

test("keeps two dots with the same value apart", () => {
  const html = draw([
    {
      ...nurses,
      marks: [
        ["own", 90_000],
        ["other", 90_000],
      ],
    },
  ]);
  expect(html).toContain('cx="50%" cy="6" r="5.5" class="dot-own"');
  expect(html).toContain('cx="50%" cy="18" r="5.5" class="dot-other"');
});

test("has a scale of its own for price levels, and draws nothing without rows", () => {
  const html = draw([{ ...nurses, all: [62, 138], marks: [["nation", 100]] }], "index");
  expect(html).toContain(">140</text>");
  expect(html).not.toContain("k</text>");
  expect(draw([])).toBe("");
});
