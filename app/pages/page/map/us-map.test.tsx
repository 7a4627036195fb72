import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { type State, states } from "#app/facts/reference/place/states.ts";
import { paths } from "#app/paths.ts";
import { StateTable } from "./state-table.tsx";
import { dollarsAYear, openJobs, UsMap } from "./us-map.tsx";

const to = (state: State) => paths.jobsInState(state.slug);
const values = { TX: 1204, RI: 1, DC: 30, OK: 0 };

const toHtml = (element: JSX.Element) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
const map = toHtml(
  <UsMap values={values} to={to} unit={openJobs} label="Jobs by state" legend="Open jobs" />,
);
const table = toHtml(
  <StateTable values={values} to={to} unit={openJobs} label="Jobs by state" heading="Open jobs" />,
);

test("makes each of the 51 states one link that names its number", () => {
  const links = [...map.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  expect(links).toHaveLength(states.length);
  for (const state of states) expect(map.split(`href="${to(state)}"`)).toHaveLength(2);
  expect(map).toContain('aria-label="Texas: 1,204 open jobs"');
  expect(map).toContain("<title>Texas: 1,204 open jobs</title>");
  expect(map).toContain('aria-label="RI, Rhode Island: 1 open job"');
  expect(map).toContain('aria-label="Oklahoma: no open jobs"');
});

test("draws every state, including those too small to click", () => {
  for (const { code } of states) expect(map).toContain(`#${code}"`);
});

test("explains every color in the legend, including states without a figure", () => {
  const legend = map.slice(map.indexOf("<figcaption")).replaceAll(/<[^>]+>/g, "|");
  for (const text of ["Open jobs", "1", "30", "1,204", "no open jobs"]) expect(legend).toContain(`|${text}|`);
  const pay = toHtml(
    <UsMap
      values={Object.fromEntries(states.map(({ code }, at) => [code, 70_000 + at * 1000]))}
      to={to}
      unit={dollarsAYear}
      label="Pay by state"
      legend="Median pay"
    />,
  );
  expect(pay).toContain('aria-label="Alabama: $70,000 a year, the lowest"');
  expect(pay).toContain('aria-label="Wisconsin: $119,000 a year, the 2nd highest"');
  expect(pay).toContain('aria-label="Kansas: $86,000 a year"');
  expect(pay).not.toContain("not published");
  expect(new Set(pay.match(/map-[0-5]/g))).toEqual(new Set(["map-1", "map-2", "map-3", "map-4", "map-5"]));
});

test("repeats the map's figures in a labeled table, highest first", () => {
  const names = [...table.matchAll(/<a [^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toHaveLength(states.length);
  expect(names.slice(0, 4)).toEqual(["Texas", "District of Columbia", "Rhode Island", "Alabama"]);
  expect(table).toContain("1,204");
  expect(table).toMatch(/<section aria-label="Jobs by state" tabindex="0"/i);
});
