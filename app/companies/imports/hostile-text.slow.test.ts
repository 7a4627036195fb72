import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { toCleanHtml, toPlainText } from "#app/companies/imports/draft/clean-html.ts";
import { openSource } from "#app/companies/imports/format/bytes.ts";
import { emptyPosting, type Posting } from "#app/companies/imports/format/posting.ts";
import { unreadKinds } from "#app/companies/imports/words/list-unread.ts";
import { toTokens } from "#app/jobs/reading/phrases.ts";
import { professionLexicon } from "#app/jobs/reading/profession-phrases.ts";
import { ownWords, toReaderWords } from "#app/jobs/reading/reader-words.ts";
import { parseWorkHours } from "#app/jobs/reading/work-hours.ts";
import { toWorkbook } from "#tests/support/workbook.ts";

// One 200 kB description took 86 seconds when a pattern backtracked. Linear readers need a few milliseconds.
const mostMs = 1000;
const characters = 100_000;

// biome-ignore format: a table.
const pieces = [
  " ", "\n", "\t \n", "\r\n", "\u00a0", "\u0000", "\ud800", "\ufffd?", "😀", "é", "a", "a ", "A.", "1", "12 ", "12-", "1,000 ",
  "1.", "$1,000 - ", "$1 to ", "<", "</", "<p", "<p<p", "<p>", "</p>", "<ul>", "<ul><li>", "<strong>", "<br />", "<!--",
  "<![CDATA[", "<script type=", '<a href="', "&", "&amp;", "&amp;lt;p&gt;", "(", "(1A", "[1", "[", "{", '"', "'", "- ", "-",
  "• x\n", "/ ", ",", ":", "#1 ", "7:00 am - ", "week ", "sign on ", "bonus ", "12 hours ", "years experience ", "licensed in ",
  "TX ", "compact state ", "twenty-two ", "step 1: $30\n", "$30 per visit, ", "on our ", "multi-state rn ", "RN ", "MA ", "PT/", "or ", "with ", "travel nurse ", "schedule: ", "pay ",
];

const hostile = [
  ...pieces.map((piece) => ({ name: piece, text: piece.repeat(Math.ceil(characters / piece.length)) })),
  ...["12", "$1", "sign on", "<a ", "licensed", "work location"].map((start) => ({
    name: `${start} and spaces`,
    text: start + " ".repeat(characters),
  })),
];

type Reader = (text: string) => unknown;
// biome-ignore lint/suspicious/noExplicitAny: each module's functions take what they take.
type Exported = (...values: any[]) => unknown;

const around = { employer: "Acme Health", city: "Austin", stateCode: "TX" };
const noRole = { profession: null, specialty: null, named: [] };
const posting = (fields: Partial<Posting>): Posting => ({
  ...emptyPosting,
  title: "Registered Nurse",
  employer: "Acme Health",
  country: "US",
  ...fields,
});

const toTraitText = (text: string) => ({
  title: text,
  descriptionHtml: text,
  requirements: [text],
  benefits: [text],
  facts: { schedule: text },
});

async function* inChunks(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

/** A file that breaks off is a valid result, too. */
async function drain(items: unknown): Promise<void> {
  try {
    for await (const _ of items as AsyncIterable<unknown>);
  } catch (error) {
    expect((error as Error).constructor.name).toBe("BrokenFile");
  }
}

const calls: Record<string, (read: Exported, text: string) => unknown> = {
  createAmpersands: (read, text) => {
    const { next, rest } = read() as { next: Reader; rest: () => string };
    return [next(text.slice(0, 50_000)), next(text.slice(50_000)), rest()];
  },
  findJobPostings: (read, text) => read({ "@type": text, "@graph": [{ "@type": text }] }),
  findPhrases: (read, text) => read(toTokens(text), professionLexicon),
  fromIndeed: (read, text) =>
    read(new Map(["benefits", "jobtype", "category", "salary_min", "remotetype"].map((key) => [key, text]))),
  fromJsonLd: (read, text) =>
    read({
      responsibilities: text,
      skills: text,
      jobLocationType: text,
      hiringOrganization: text,
      baseSalary: { currency: "USD", value: { value: text, unitText: text } },
    }),
  fromUsajobs: (read, text) =>
    read({
      MatchedObjectDescriptor: {
        OrganizationName: text,
        DepartmentName: text,
        UserArea: { Details: { JobSummary: text, MajorDuties: [text, text], KeyRequirements: [text] } },
        PositionRemuneration: [{ RateIntervalCode: text, MinimumRange: text }],
      },
    }),
  listUnread: (read, text) => unreadKinds.map((kind) => read(text, kind, toReaderWords([]))),
  isShownWhole: (read, text) => read(text, new Set()),
  toUnreadPay: (read, text) => read(posting({ payText: text })),
  isApart: (read, text) => read({ word: text, raw: text, gap: text }),
  isHealthcareTitle: (read, text) => read(text, noRole, null, text),
  findTraitText: (read, text) => read("visa", [text]),
  parseBlock: (read, text) => {
    const greenhouse = {
      absolute_url: text,
      title: text,
      location: { name: text },
      pay_input_ranges: [{ title: text, blurb: text, currency_type: "USD", min_cents: 1 }],
      metadata: [{ name: text, value: text }],
    };
    return [read(text, "line 1"), read(JSON.stringify(greenhouse), "line 1")];
  },
  parseEmploymentField: (read, text) => read([text], "registered-nurse"),
  parseFacts: (read, text) => read(text, text),
  parseSetting: (read, text) => read(text, text, text),
  readJson: (read, text) => drain(read(inChunks(text), ["$.*"])),
  readJsonLines: (read, text) => drain(read(inChunks(text))),
  parseTraits: (read, text) => read({ ...toTraitText(text), employer: { kind: "direct" } }),
  readRecords: async (read, text) => {
    const bytes = (async function* () {
      for await (const chunk of inChunks(text)) yield new TextEncoder().encode(chunk);
    })();
    await drain(read(await openSource("jobs.html", bytes), { format: "html" }, { publisher: "" }, () => {}));
  },
  listAskedCertificates: (read, text) => read([text]),
  readCsv: async (read, text) => {
    await drain(read(inChunks(`Title,City,State,Pay,Pay unit\n${text},${text},${text},${text},${text}\n`)));
    await drain(read(inChunks(`${text},Title,${text}\n${text}`)));
  },
  readWorkbook: async (read, text) => {
    await drain(read([new TextEncoder().encode(text)]));
    await drain(
      read([
        toWorkbook([
          ["Title", "City", "Pay"],
          [text.replace(/[<&\p{Cc}\p{Cs}]/gu, " "), "Dayton", text.length],
        ]),
      ]),
    );
  },
  readXml: (read, text) => drain(read(inChunks(text), { publisher: "" })),
  toDraftFromText: (read, text) => [
    read(text, { employer: { name: "Acme Health", kind: "direct" }, now: 0 }),
    read(`Registered Nurse\n${text}`, { employer: { name: "Acme Health", kind: "direct" }, now: 0 }),
  ],
  toPastedPosting: (read, text) => read(text, [text, `Location: ${text}`, `Pay: ${text}`], "Acme Health"),
  toOpenDates: (read, text) => read(posting({ posted: text, closes: text }), 0, null),
  toDisplayTitle: (read, text) => [
    read(text, around),
    read(text, { ...around, employer: text.slice(0, 500), city: text.slice(0, 500) }),
  ],
  toFeedPosting: (read, text) => {
    const context = { source: "test", now: 0, openUntil: null, findPoint: () => null };
    return [
      read(posting({ description: text, requirements: [text], payText: text, schedule: text }), context),
      read(posting({ title: `RN ${text}`, categories: [text], city: text, location: text }), context),
    ];
  },
  toEducation: (read, text) => read(posting({}), text),
  toFieldOfPlace: (read, text) => read(text, text),
  toExperienceMonths: (read, text) => read(posting({ experience: text }), text),
  toJobFacts: (read, text) =>
    read(text, text, posting({ schedule: text, startDate: text }), parseWorkHours(text)),
  toIndexedText: (read, text) => [read(text, "title"), read(text, "prose")],
  toLexicon: (read, text) => read([[text, 1]]),
  toLicenseStates: (read, text) => read(text, posting({ applicantPlaces: [text] }), "remote"),
  toLines: (read, text) => read(toTraitText(text)),
  toOwnTitle: (read, text) => read(text, "registered-nurse"),
  toLists: (read, text) => read(text, posting({ benefits: [text] })),
  toRole: (read, text) =>
    read(noRole, posting({ categories: [text] }), {
      byCode: "registered-nurse",
      said: text,
      words: ownWords,
    }),
  toRowName: (read, text) => read(text, text),
  isOfGradeOrTitle: (read, text) => read(text.split(" "), new Set()),
  namesOnlyHours: (read, text) => read(text.split(" ")),
  withoutGrade: (read, text) => read(text.split(" ")),
  findStateBeside: (read, text) => read("Dayton", text),
  findToldTowns: (read, text) => read(text, text),
  findListedTowns: (read, text) => [read("Dayton", text, `${text} Dayton`), read(null, text, text)],
  findStateOfTitle: (read, text) => read(text, text),
  isOfficeOnly: (read, text) => read("Dayton", text),
  findUnitInText: (read, text) => read(text, ownWords),
  toBoundPay: (read, text) => read(text, { low: 30, high: null, from: 50_000, to: 50_002 }, "hour"),
  toSalary: (read, text) => read(text, text, posting({ payText: text }), { city: text, stateCode: "OH" }),
  toSourceName: (read, text) =>
    read(text, { format: "xml" }, { publisher: text }, { url: text, employer: text }),
  toWhere: (read, text) =>
    read(posting({ city: text, state: text, location: text, postalCode: text }), () => null),
  toWorkplace: (read, text) => read(text, text, posting({ workplace: text, location: text }), {}),
};

const notReaders = new Set(
  (
    "BrokenFile chooseSpecialty closeRun countsAsUnit createBatches createSeen findHeld findKnown importJobs mergeEmploymentTypes " +
    "openSource readText saveDrafts confirmRun closeSource forgetUsualSize readHead " +
    "chooseWage listPossibleUnits toContext toReadPay toScope toUnmistakableUnit toShiftLength toPhraseTable keepUnread removeOldUnread listReaderSynonyms readReaderWords toReaderWords"
  ).split(" "),
);

const folders = ["app/jobs/reading", "app/companies/imports"];
const files = [
  "app/jobs/search/index/search-language.ts",
  ...globSync(`{${folders.join()}}/**/*.ts`).filter((file) => !file.endsWith(".test.ts")),
];
const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    exported: (await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>,
  })),
);
const readers = modules.flatMap(({ file, exported }) =>
  Object.entries(exported)
    .filter(([name, value]) => typeof value === "function" && !notReaders.has(name))
    .map(([name, value]) => ({ file, name, read: value as Exported })),
);

test("finds every function that reads text from a feed", () => {
  expect(readers.length).toBeGreaterThan(55);
  const names = new Set(readers.map(({ name }) => name));
  expect(Object.keys(calls).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(readers)("$name of $file", ({ name, read }) => {
  test(`reads 100 kB of any text with ${name} in time`, async () => {
    const slow: string[] = [];
    for (const { name: piece, text } of hostile) {
      const start = process.threadCpuUsage();
      await (calls[name] ?? ((reader: Exported, value: string) => reader(value)))(read, text);
      // This thread's processor time, because a busy machine is not a slow pattern.
      const ms = process.threadCpuUsage(start).user / 1000;
      if (ms > mostMs) slow.push(`${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
    }
    expect(slow).toEqual([]);
  });
});

test("reads the description that once took 86 seconds", async () => {
  const { toCleanHtml } = await import("#app/companies/imports/draft/clean-html.ts");
  const start = process.threadCpuUsage();
  toCleanHtml("<p".repeat(100_000));
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(mostMs);
});

test("removes invisible characters and changes of direction from titles and names, also as entities", () => {
  expect(toPlainText("ICU \u202eesruN\u202c")).toBe("ICU esruN");
  expect(toPlainText("ICU&#8238; Nurse&amp;#8203;")).toBe("ICU Nurse");
  expect(toCleanHtml("<p>Care&#x202e; for adults\u2066.</p>")).toBe("<p>Care for adults.</p>");
});
