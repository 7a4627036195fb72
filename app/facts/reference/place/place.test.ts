import { expect, test } from "vitest";
import { parsePlace } from "./place.ts";

const read = (text: string) => {
  const { city, state, remote } = parsePlace(text);
  return `${city ?? "-"} / ${state?.code ?? "-"}${remote ? " / remote" : ""}`;
};

test.each([
  ["Austin, TX", "Austin / TX"],
  ["Austin TX", "Austin / TX"],
  ["austin, tx", "Austin / TX"],
  ["austin tx", "Austin / TX"],
  ["AUSTIN, TEXAS", "Austin / TX"],
  ["Texas", "- / TX"],
  ["TX", "- / TX"],
  ["tx", "- / TX"],
  ["texas, usa", "- / TX"],
  ["remote", "- / - / remote"],
  ["Remote - Texas", "- / TX / remote"],
  ["Texas (Remote)", "- / TX / remote"],
  ["Remote, US", "- / - / remote"],
  ["Fully remote", "- / - / remote"],
  ["Work from home in Ohio", "- / OH / remote"],
  ["Remote, Austin, TX", "Austin / TX / remote"],
  ["Austin, Texas, United States", "Austin / TX"],
  ["Palo Alto, California", "Palo Alto / CA"],
  ["US-LA-Shreveport", "Shreveport / LA"],
  ["US-KS-Throughout Kansas", "- / KS"],
  ["US-VA-VA - Alexandria", "Alexandria / VA"],
  ["US-DC-Washington DC Metro Area", "Washington / DC"],
  ["US-DC-DISTRICT OF COLUMBIA", "- / DC"],
  ["US-VA-Fairfax, Ft Belvoir, Manassas", "- / VA"],
  ["New York, NY 10001", "New York / NY"],
  ["New York, NY 10001-1234", "New York / NY"],
  ["New York", "- / NY"],
  ["New York New York", "New York / NY"],
  ["St. Louis MO", "St. Louis / MO"],
  ["Washington, D.C.", "Washington / DC"],
  ["Washington DC", "Washington / DC"],
  ["Washington", "- / WA"],
  ["Charleston, West Virginia", "Charleston / WV"],
  ["Charleston West Virginia", "Charleston / WV"],
  ["West Virginia", "- / WV"],
  ["Kansas City, KS", "Kansas City / KS"],
  ["Kansas City", "Kansas City / -"],
  ["Indiana, PA", "Indiana / PA"],
  ["Winston-Salem, NC", "Winston-Salem / NC"],
  ["Dallas-TX", "Dallas / TX"],
  ["Baltimore - MD", "Baltimore / MD"],
  ["500 Main St, Suite 2, Columbia, MO 65201, USA", "Columbia / MO"],
  ["Austin", "Austin / -"],
  ["Springfield, US", "Springfield / -"],
  ["Boston, Massachusetts, USA; New York, New York, USA", "Boston / MA"],
  ["London, United Kingdom", "London / -"],
  ["Anywhere", "- / -"],
  ["United States", "- / -"],
  ["78701", "- / -"],
  ["any location", "- / -"],
  ["the US", "- / -"],
  ["", "- / -"],
])("reads %s as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["Portland, OR", "Portland / OR"],
  ["Portland OR", "Portland / OR"],
  ["Bangor, ME", "Bangor / ME"],
  ["OK", "- / OK"],
  ["HI", "- / HI"],
  ["Gary, IN", "Gary / IN"],
  ["hospital or clinic", "Hospital Or Clinic / -"],
  ["made in heaven", "Made In Heaven / -"],
])("reads a state code that is also a word only in a state's position: %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["Lake Charles, LA (south side)", "Lake Charles / LA"],
  ["Big Timber, MT (Sweet Grass County)", "Big Timber / MT"],
  ["Springfield (Clark County), OH", "Springfield / OH"],
  ["Portland (OR)", "Portland / OR"],
  ["Athens, GA (Georgia)", "Athens / GA"],
  ["Johnson City, TN, Building C", "Johnson City / TN"],
  ["Johnson City, TN - Building C", "Johnson City / TN"],
  ["Boston, MA 02115 - Longwood", "Boston / MA"],
  ["Kansas City, Missouri, North Campus", "Kansas City / MO"],
  ["Washington, D.C., Suite 7", "Washington / DC"],
  ["Austin, TX: Downtown", "Austin / TX"],
  ["Nevada, MO (near Fort Scott, KS)", "Nevada / MO"],
  ["Dallas, TX (Remote)", "Dallas / TX / remote"],
])("leaves out what follows the state: %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["Missoula, Mont.", "Missoula / MT"],
  ["Elgin, Ill", "Elgin / IL"],
  ["Elgin Ill.", "Elgin / IL"],
  ["Covington, Ky.", "Covington / KY"],
  ["Charleston, W.Va.", "Charleston / WV"],
  ["Las Cruces, N. M. 88001", "Las Cruces / NM"],
  ["Minot, N. Dak.", "Minot / ND"],
  ["Erie, Penn.", "Erie / PA"],
  ["Spokane, Wash. (South Hill)", "Spokane / WA"],
  ["Denver, Colo., USA", "Denver / CO"],
  ["Durham, N.C. - Duke Street", "Durham / NC"],
  ["Sacramento, Calif.", "Sacramento / CA"],
  ["Rocky Mt., NC", "Rocky Mt. / NC"],
  ["Lake Miss", "Lake Miss / -"],
])("reads states as newspapers shorten them: %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("reads any text quickly as a place or none", () => {
  for (const text of [
    "'\"(*",
    "🏥",
    ", , ,",
    "a".repeat(10_000),
    "Remote ".repeat(2000),
    "- ".repeat(5000),
  ]) {
    expect(() => parsePlace(text)).not.toThrow();
  }
});
