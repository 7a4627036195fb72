import { expect, test } from "vitest";
import { profiledProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { stateRecords, toLocal, toTexts } from "../support/told-pages.ts";

const pages = stateRecords.flatMap(({ slug: state }) =>
  profiledProfessions.map(({ slug }) => ({ state, slug, page: toLocal(slug, state) })),
);

test("tells the national projections and a hospital's beds once on a state's page of a profession", () => {
  for (const { state, slug, page } of pages) {
    const demand = page.demand.join("\n");
    expect(
      demand.match(/(BLS|The Bureau of Labor Statistics) (projects|count(?!s residents))/g),
      `${state} ${slug}`,
    ).toHaveLength(1);
    for (const [, beds] of demand.matchAll(/\(([\d,]+) beds\)/g))
      expect(
        demand.split(new RegExp(`(?<![\\d,])${beds}(?![\\d,])[^.]* beds|reports ${beds}\\b`)).length,
        `${state} ${slug}: ${beds}`,
      ).toBeLessThan(3);
  }
});

test("compares two metro areas or neighbors as two, and writes no name with a lowercase first letter", () => {
  for (const { state, slug, page } of pages) {
    const text = toTexts(page);
    expect(text, `${state} ${slug}`).not.toMatch(/\b[Aa]ll two\b|highest of (the )?two|oB-GYN/);
    if (page.metros.chart.length + page.metros.table.length === 0)
      expect(page.summary, `${state} ${slug}`).not.toContain("pay by metro area");
  }
  expect(toLocal("medical-laboratory-scientist", "alaska").lead).toMatch(
    /earn a median of \$76,130 a year in Anchorage, AK and \$49,740 in Fairbanks, AK/,
  );
  expect(toLocal("pediatrician", "florida").license.nextDoor).toBe(
    "Both neighboring states are members too: Alabama and Georgia.",
  );
});

test("tells a neighbor that enacted a compact apart from one that did not", () => {
  expect(toLocal("radiologist", "tennessee").license.nextDoor).toMatch(
    /Virginia is not\. Arkansas has enacted it, but it is not in force there yet\.$/,
  );
});

test("shows clinical psychologists the compact that its neighbor line is about, and no other", () => {
  for (const { slug: state } of stateRecords)
    expect(toLocal("clinical-psychologist", state).license.notes, state).toHaveLength(1);
});

test("names the city of a hospital whose name only begins with the same letters", () => {
  const demand = toLocal("anesthesiologist", "nevada").demand.join("\n");
  expect(demand).not.toContain("Renown Regional Medical Center (");
});
