import { expect, test } from "vitest";
import { toCleanHtml } from "#app/companies/imports/draft/clean-html.ts";
import { toTextLines } from "#app/jobs/checks/warnings/posting-texts.ts";
import { ownWords } from "./reader-words.ts";
import { findUnitInText } from "./units-in-text.ts";

/** As the import reads a description. */
const toText = (html: string) => toTextLines(toCleanHtml(html));

test.each([
  ["<p>You will see patients on our hospice team in two counties.</p>", "hospice"],
  ["<p>We need an aide in Linden Hall, our memory care household of 14.</p>", "long-term-care"],
  ["<p>Give medicines on a 24-bed forensic unit.</p>", "psychiatry"],
  ["<p>Join our women&#39;s health clinic downtown.</p>", "obstetrics-gynecology"],
  ["<p>Cedar Point is a 90-bed skilled nursing facility.</p>", "long-term-care"],
  ["<p>Help out in our 4 skilled nursing buildings.</p>", "long-term-care"],
  ["<p>Work in our dialysis center by the lake.</p>", "dialysis"],
  ["<ul><li>Unit: Labor &amp; Delivery</li><li>Hours: 36</li></ul>", "labor-delivery"],
  ["Specialty - Telemetry<br>Start: May", "telemetry"],
])("reads the workplace of %s", (html, unit) => {
  expect(findUnitInText(toText(html), ownWords)).toBe(unit);
});

test.each([
  "<p>You may float to our ICU.</p>",
  "<p>Patients come to us from a telemetry unit.</p>",
  "<p>You consult with the team on our pediatrics floor.</p>",
  "<p>Experience in a dialysis clinic is preferred.</p>",
  "<p>Work on our hospice team or on our pediatrics floor.</p>",
  "<p>You are on our team.</p>",
  "",
])("names no unit for %s", (html) => {
  expect(findUnitInText(toText(html), ownWords)).toBe(null);
});
