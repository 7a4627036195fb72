import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyPosting, type Posting } from "#app/companies/imports/format/posting.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { isHealthcareTitle } from "#app/jobs/reading/healthcare.ts";
import { parsePay } from "#app/jobs/reading/pay/read-pay.ts";
import { parseRole } from "#app/jobs/reading/role.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toCleanHtml, toPlainText } from "./clean-html.ts";
import { parseDate } from "./dates.ts";
import { toFeedPosting } from "./draft.ts";

const now = Date.UTC(2026, 10, 21);
const usual: Posting = {
  ...emptyPosting,
  externalId: "A",
  title: "Registered Nurse",
  employer: "Acme Health",
  city: "Austin",
  state: "TX",
  posted: "2026-11-10",
};
const read = (posting: Partial<Posting>, openUntil: number | null = null) =>
  toFeedPosting({ ...usual, ...posting }, { source: "test", now, openUntil, findPoint: () => null });
function draft(posting: Partial<Posting>, openUntil: number | null = null) {
  const reading = read(posting, openUntil);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.draft;
}

test("removes scripts, event handlers, styles and links", () => {
  const dirty =
    `<p onclick="steal()" style="x">Care<script>alert(1)</script> for <a href="javascript:alert(2)">patients</a></p>` +
    `<img src=x onerror=alert(3)><iframe src="https://evil.example"></iframe><svg><script>4</script></svg><b>Bold</b>`;
  expect(toCleanHtml(dirty)).toBe("<p>Care for patients</p><p><strong>Bold</strong></p>");
});

test.each([
  ["escaped once", "&lt;p&gt;Care &amp;amp; more&lt;/p&gt;", "<p>Care &amp; more</p>"],
  ["escaped twice", "&amp;lt;p&amp;gt;Care&amp;lt;/p&amp;gt;", "<p>Care</p>"],
  ["escaped script", "&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;Care&lt;/p&gt;", "<p>Care</p>"],
  [
    "unclosed items",
    "<p><strong>Needs</strong><li>One <li>Two",
    "<p><strong>Needs</strong></p><ul><li>One</li><li>Two</li></ul>",
  ],
  ["a paragraph in a paragraph", "<p><p>One</p></p><p> </p><div><p>Two</div>", "<p>One</p><p>Two</p>"],
  [
    "paragraphs in items",
    "<ul><li><p>One</p></li><li><p>Two</p><p>more</p></li></ul>",
    "<ul><li>One</li><li>Two<br />more</li></ul>",
  ],
  ["headings of all sizes", "<h1>A</h1><h5>B</h5>text", "<h3>A</h3><h4>B</h4><p>text</p>"],
  [
    "plain text",
    "First line\nsecond\n\n• one\n• two",
    "<p>First line<br />second</p><ul><li>one</li><li>two</li></ul>",
  ],
  ["a less-than sign in text", "Pain < 5 & rest", "<p>Pain &lt; 5 &amp; rest</p>"],
  ["nothing", "<p>&nbsp;</p><br>", ""],
])("repairs a description with %s", (_, raw, expected) => {
  expect(toCleanHtml(raw)).toBe(expected);
});

test("repairs bytes that were an apostrophe", () => {
  const bytes = Buffer.concat([Buffer.from("<p>Fortune"), Buffer.from([0xe2]), Buffer.from("??s best")]);
  expect(toCleanHtml(new TextDecoder().decode(bytes))).toBe("<p>Fortune’s best</p>");
});

test("resolves entities in a title however often they were escaped", () => {
  expect(toPlainText("RN &amp;amp; LPN &#8211; <b>ICU</b>")).toBe("RN & LPN – ICU");
});

test("turns only web addresses into links", () => {
  expect(draft({ applyUrl: "javascript:alert(1)" }).applyUrl).toBe(null);
  expect(draft({ applyUrl: "data:text/html,x" }).applyUrl).toBe(null);
  expect(draft({ applyUrl: "https://jobs.example/1" }).applyUrl).toBe("https://jobs.example/1");
});

test.each<[string, Partial<Posting>, string]>([
  ["no title", { title: " - " }, "It has no title."],
  ["no employer", { employer: "" }, "It names no employer."],
  ["a place abroad", { city: "Toronto", state: "ON", country: "Canada" }, "It is outside the United States."],
  [
    "a place abroad in words",
    { city: "", state: "", location: "Remote, Italy" },
    "It is outside the United States.",
  ],
  ["a date that is none", { posted: "soon" }, 'Its posting date cannot be read: "soon".'],
  ["a date to come", { posted: "2027-03-01" }, "Its posting date is in the future."],
  ["an end before its beginning", { closes: "2026-11-01" }, "It closes before it opens."],
])("rejects a posting with %s", (_, posting, reason) => {
  expect(read(posting)).toMatchObject({ ok: false, outcome: "rejected", reason });
});

test.each([
  ["Jackson", "Our Jackson, Mississippi office sees 20 patients a day.", "Jackson, MS"],
  ["Jackson", "Offices in Jackson, MS and Jackson, TN.", "Jackson, null"],
  ["Lexington", "A Kentucky RN license is required.", "Lexington, KY"],
  ["Lebanon", "Our hospital in Lebanon, Pennsylvania.", "Lebanon, PA"],
  ["Columbus", "Help neighbors at home.", "Columbus, null"],
  ["Multiple Locations", "A Texas RN license is required.", "null, null"],
])("reads the state of a bare %s from its text: %s", (location, description, expected) => {
  const { city, stateCode } = draft({ city: "", state: "", location, description });
  expect(`${city}, ${stateCode}`).toBe(expected);
});

test("reads the text's range where the title names one end of it", () => {
  const title = "Travel RN - $2,650/wk";
  const pay = (description: string) => {
    const { salaryMinCents, salaryMaxCents } = draft({ title, description });
    return [salaryMinCents, salaryMaxCents];
  };
  expect(pay("Estimated weekly pay: $2,450 - $2,650")).toEqual([245_000, 265_000]);
  expect(pay("Hourly pay: $40 - $50")).toEqual([265_000, 265_000]);
});

test("takes a bare name of a country for it if the text does not say otherwise", () => {
  const description = "A Texas RN license is required.";
  expect(read({ city: "", state: "", location: "Lebanon", description }).ok).toBe(false);
});

test("leaves out what the posting does not say", () => {
  expect(draft({})).toMatchObject({
    employmentType: null,
    shift: null,
    workplace: null,
    salaryMinCents: null,
    salaryMaxCents: null,
    compactAccepted: null,
    licenseStates: [],
    experienceMonths: null,
    specialty: null,
    setting: null,
  });
});

test("keeps a posting open for 30 days unless it or the operator sets an end", () => {
  const posted = draft({}).postedAt;
  expect(draft({}).validThrough).toBe(posted + 30 * dayMs);
  expect(draft({ closes: "2026-12-01" }).validThrough).toBe(parseDate("2026-12-01", true));
  expect(draft({ posted: "2018-04-21" }).validThrough).toBeLessThan(now);
  expect(draft({ posted: "2018-04-21", closes: "2018-05-01" }, now + dayMs).validThrough).toBe(now + dayMs);
});

test("changes the hash with the posting and not with the day of the import", () => {
  const hash = (posting: Partial<Posting>, time = now) => {
    const reading = toFeedPosting(
      { ...usual, posted: "", ...posting },
      { source: "test", now: time, openUntil: null, findPoint: () => null },
    );
    return reading.ok && reading.draft.source!.contentHash;
  };
  expect(hash({}, now + dayMs)).toBe(hash({}));
  expect(hash({ description: "<p>New</p>" })).not.toBe(hash({}));
});

test("lists the states that remote work is open to", () => {
  const remote = draft({
    isTelecommute: true,
    city: "",
    state: "",
    applicantPlaces: ["Texas, USA", "OH", "USA"],
  });
  expect(remote).toMatchObject({ workplace: "remote", city: null, licenseStates: ["OH", "TX"] });
});

test.each([
  ["2026-11-21", "2026-11-21T13:00:00.000Z"],
  ["2026-07-30T11:01:01.6770", "2026-07-30T16:01:01.000Z"],
  ["2022-09-30T00:00", "2022-09-30T05:00:00.000Z"],
  ["2018-04-21 10:38:25 -0400", "2018-04-21T14:38:25.000Z"],
  ["2026-07-17T08:48:22-04:00", "2026-07-17T12:48:22.000Z"],
  ["11/3/2009", "2009-11-03T13:00:00.000Z"],
  ["Sat, 21 Apr 2018 10:38:25 GMT", "2018-04-21T10:38:25.000Z"],
])("reads the date %s as %s", (text, expected) => {
  expect(new Date(parseDate(text)!).toISOString()).toBe(expected);
});

test("does not guess an unreadable date", () => {
  for (const text of ["", "soon", "2026-02-31", "13/45/2026", "2026", "yesterday"])
    expect(parseDate(text)).toBe(null);
});

const csv = (path: string) => readFileSync(path, "utf8").trimEnd().split("\n").slice(1);

test("accepts none of 366 real technology postings as healthcare", () => {
  const titles = csv("tests/samples/tech_postings_2026.csv").map(
    (line) => /^[^,]*,[^,]*,("(?:[^"]|"")*"|[^,]*),/.exec(line)![1]!,
  );
  const wrong = titles.filter((title) => isHealthcareTitle(title, parseRole(title)));
  expect(titles.length).toBe(366);
  expect(wrong).toEqual([]);
});

test("reads pay and location from real federal postings", () => {
  const rows = csv("tests/samples/usajobs_listing_2009_slice.csv").map((line) =>
    line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)!.map((cell) => cell.replace(/,$/, "").replace(/^"|"$/g, "")),
  );
  for (const cells of rows) {
    const range = cells[10]!;
    const pay = parsePay(range);
    expect(pay === null, range).toBe(!range.includes("$"));
    const area = cells[3]!;
    expect(parsePlace(area).state?.code, area).toBe(/^US-([A-Z]{2})/.exec(area)?.[1]);
  }
});

test.each([
  ["27-33", "Pay depends on license (rates hourly): CADC 27, LADC II 29.50, LADC I 33.", [2700, 3300]],
  ["$36.06 hourly", "The range starts at the amount above and is adjusted for experience.", [3606, null]],
  ["$24.00 per hour", "The posted rate is the minimum for this job.", [2400, null]],
  ["$24.00 per hour", "Pay starts in the first week.", [2400, 2400]],
])("reads the pay of the field %j with its text %j", (payText, description, [least, most]) => {
  const { salaryMinCents, salaryMaxCents } = draft({ payText, description });
  expect([salaryMinCents, salaryMaxCents]).toEqual([least, most]);
});

test.each([
  ["Travel RN - Northern Michigan", "You need a Michigan license.", "Charlotte", "NC", [null, "MI"]],
  ["Travel RN - Michigan Avenue", "You need an Illinois license.", "Chicago", "IL", ["Chicago", "IL"]],
  [
    "PT - Lakeland/Winter Haven",
    "Our main office is in Orlando; you never come here.",
    "Orlando",
    "FL",
    ["Lakeland", "FL"],
  ],
  ["PT - Lakeland/Winter Haven", "Orlando is near.", "Orlando", "FL", ["Orlando", "FL"]],
  ["PT - Home Visits", "Our main office is in Orlando.", "Orlando", "FL", ["Orlando", "FL"]],
  ["Case Manager RN", "Inpatient reviews.", "Virtual", "", [null, null]],
])("places %j (%j) of the field %s, %s", (title, description, city, state, place) => {
  const towns = ["Lakeland", "Winter Haven", "Orlando", "Chicago", "Charlotte"];
  const findPoint = (name: string, code: string | null) =>
    towns.includes(name) && code ? { name, stateCode: code, lat: 1, lon: 1 } : null;
  const reading = toFeedPosting(
    { ...usual, title, description, city, state, country: "US" },
    { source: "test", now, openUntil: null, findPoint },
  );
  expect(reading.ok && [reading.draft.city, reading.draft.stateCode]).toEqual(place);
});

test.each([
  "Plant Health Care Technician - Tree & Shrub Injection",
  "Lawn Care Health Specialist",
  "Computer Clinic Technician",
])("leaves out %s", (title) => {
  expect(read({ title }).ok).toBe(false);
});
