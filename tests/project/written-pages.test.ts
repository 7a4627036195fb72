import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as z from "zod";
import { writtenFiles } from "../../scripts/load/make-written.ts";
import { readWritten } from "../../scripts/load/source/written.ts";

type FileName = keyof typeof writtenFiles;
/** These hold parts of pages, or a page that is the only one of its kind. */
const others = ["hiring_customs", "policies", "about_us", "faq"] as const;
type PagesName = Exclude<FileName, (typeof others)[number]>;
const isOther = (name: FileName): name is (typeof others)[number] => others.some((other) => other === name);
const names = (Object.keys(writtenFiles) as FileName[]).filter((name): name is PagesName => !isOther(name));
const mostShared = 0.7;
const longAnswerWords = 25;

const read = <Name extends FileName>(name: Name) =>
  readWritten(`data/catalog/${name}.json`, writtenFiles[name] as z.ZodType) as z.infer<
    (typeof writtenFiles)[Name]
  >;

const toKey = (page: { path?: string; slug?: string; dataFile?: string }) =>
  page.path ?? page.slug ?? page.dataFile ?? "";

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  return typeof value === "object" && value ? Object.values(value).flatMap(listTexts) : [];
}

const toWords = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const listLongTexts = (value: unknown) =>
  listTexts(value)
    .map((text) => toWords(text))
    .filter(({ length }) => length >= longAnswerWords)
    .map((words) => words.join(" "));

function toShingles(value: unknown) {
  return new Set(
    listTexts(value).flatMap((text) => {
      const words = toWords(text);
      return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "));
    }),
  );
}

function listRepeated(items: string[]) {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(item).size);
}

test.each(names)("names each page of %s once", (name) => {
  const pages = read(name);
  expect(pages.length).toBeGreaterThan(2);
  expect(listRepeated(pages.map(toKey))).toEqual([]);
});

test("repeats no paragraph or long answer", () => {
  expect(listRepeated(names.flatMap((name) => listLongTexts(read(name))))).toEqual([]);
});

test.each(names)("finds no two pages of %s that are copies of each other", (name) => {
  const pages = read(name).map((page) => ({ key: toKey(page), shingles: toShingles(page) }));
  const alike = pages.flatMap((a, at) =>
    pages.slice(at + 1).flatMap((b) => {
      const both = [...a.shingles].filter((shingle) => b.shingles.has(shingle));
      const shared = both.length / Math.min(a.shingles.size, b.shingles.size);
      return shared > mostShared ? [`${a.key} ${b.key} ${shared}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("introduces every specialty family and lists every NP and PA specialty in the catalog", () => {
  const files = readdirSync("data/catalog/specialties").map((file) => file.replace(".json", ""));
  expect(read("family_intros").map(({ dataFile }) => dataFile)).toEqual(files.sort());
  const advanced = files
    .filter((file) => file.startsWith("advanced-practice-"))
    .flatMap((file) => JSON.parse(readFileSync(`data/catalog/specialties/${file}.json`, "utf8")).specialties)
    .map(({ slug }: { slug: string }) => slug);
  expect(read("np_pa_specialties").filter(({ slug }) => !advanced.includes(slug))).toEqual([]);
});

test("states no pay figures in the written pages", () => {
  const dollars = names.flatMap((name) => listTexts(read(name)).filter((text) => text.includes("$")));
  expect(dollars.filter((text) => !text.includes("at least $239,200"))).toEqual([]);
});

const afterOffer =
  /licen|delineation|credential|clearances$|permit|covered|ninety|first (shift|case|month)|begin$|to start|verification|privileges|enrollment|ramp|registry|handover|path to|opening/i;

test.each([...read("recruiter_hubs"), ...read("recruiter_pages")].map((page) => [page.slug, page] as const))(
  "promises no offer on %s before its own steps reach one",
  (_, { offer, steps }) => {
    const [earliest, latest] = offer ? offer.match(/\d+/g)!.map(Number) : [1, 4];
    const after = steps.findIndex(({ title }) => afterOffer.test(title));
    const ends = steps.map(({ weeks }) => (/^Weeks?/.test(weeks) ? Number(weeks.match(/\d+/g)!.at(-1)) : 0));
    expect(after).toBeGreaterThan(1);
    expect(Math.max(...ends.slice(0, after))).toBeLessThanOrEqual(latest!);
    expect(Math.max(...ends)).toBeGreaterThanOrEqual(earliest!);
  },
);
