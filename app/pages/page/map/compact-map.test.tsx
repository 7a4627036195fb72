import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import { CompactMap } from "./compact-map.tsx";

const compact = { name: "Nurse Licensure Compact", asOf: "July 2, 2026", members: "TX CO", enacted: "FL" };
test("counts members, those that enacted it and the others in the legend", () => {
  const html = renderToStaticMarkup(<CompactMap compact={compact} />);
  expect(html).toContain(
    'aria-label="Map of the Nurse Licensure Compact: 2 of the 50 states and DC are members."',
  );
  const legend = html.slice(html.indexOf("<figcaption")).replaceAll(/<[^>]+>/g, " ");
  expect(legend).toMatch(/Members: 2 .*Enacted, not in force: 1 .*Not members: 48 .*As of July 2, 2026/);
});

test("draws every state once, and again the one that the page is about", () => {
  const html = renderToStaticMarkup(<CompactMap compact={compact} own="FL" />);
  for (const { code } of states) expect(html.split(`#${code}"`)).toHaveLength(code === "FL" ? 3 : 2);
  expect(html).toMatch(
    /role="img" aria-label="Nurse Licensure Compact: Florida is among those that enacted it/,
  );
});
