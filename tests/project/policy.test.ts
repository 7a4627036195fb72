import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { personTables } from "#app/applications/erasure/person-tables.ts";
import { deviceKeys, personKeys } from "#app/kit/device/device-storage.ts";
import { deviceCookie, personCookies } from "#app/kit/platform/cookies.ts";
import type { PolicyView } from "#app/site/trust/policy/policy.server.ts";
import { writtenFiles } from "../../scripts/load/make-written.ts";
import { readWritten } from "../../scripts/load/source/written.ts";

const policy = readWritten("data/catalog/policies.json", writtenFiles.policies).find(
  ({ slug }) => slug === ("privacy-policy" satisfies PolicyView["slug"]),
)!;
const records = policy.sections.flatMap((section) => section.records);
const cookies = policy.sections.flatMap((section) => section.cookies);
const device = policy.sections.flatMap((section) => section.device);

const sources = globSync("{app,functions}/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The text of a constant of the same file, or the literal itself. */
function toValue(text: string, given: string): string {
  const value = /^"(.*)"$/.exec(given)?.[1] ?? new RegExp(`\\bconst ${given} = "([^"]+)"`).exec(text)?.[1];
  if (value === undefined) throw new Error(`Write the name ${given} as a constant of the file that uses it.`);
  return value;
}

const toNamed = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`personCookies.${key}`, name]));

test("names every cookie that the code sets, and no other", () => {
  const known: Record<string, string> = { deviceCookie, ...toNamed(personCookies) };
  const set = sources.flatMap(({ file, text }) =>
    file === "app/kit/platform/cookies.ts"
      ? ["session"]
      : [...text.matchAll(/(?<!function )\btoSetCookie\(([\w.]+|"[^"]+"),/g)].map(
          ([, name]) => known[name!] ?? toValue(text, name!),
        ),
  );
  expect(set.length).toBeGreaterThan(3);
  expect(sorted(cookies.map(({ name }) => name))).toEqual(sorted(set));
});

test("sets cookies in one way only", () => {
  const writers = sources.filter(({ text }) => /document\.cookie\s*=|Max-Age=|cookieStore/.test(text));
  expect(writers.map(({ file }) => file)).toEqual(["app/kit/platform/cookies.ts"]);
});

const writes = /(?:(?:local|session)Storage\.setItem|(?<!function )\bcreateStoredText)\((\w+|"[^"]+")/g;

const listStored = () =>
  sources
    .filter(({ file }) => file !== "app/jobs/saved/stored-text.ts")
    .flatMap(({ text }) => [...text.matchAll(writes)].map(([, name]) => toValue(text, name!)));

test("knows of everything in a browser's storage whether logging out removes it", () => {
  expect([...personKeys, ...deviceKeys].sort()).toEqual(sorted(listStored()));
});

test("names everything that the code keeps in a browser, and nothing else", () => {
  const caches = sources.flatMap(({ text }) => /\bconst cachePrefix = "([^"]+)"/.exec(text)?.[1] ?? []);
  expect(caches).toHaveLength(1);
  expect(sorted(device.map(({ name }) => name))).toEqual(sorted([...listStored(), ...caches]));
});

test("keeps nothing in a browser by other means", () => {
  const others = sources.filter(({ text }) =>
    /indexedDB|Storage\[|\bstorage\.setItem|showSaveFilePicker|navigator\.storage/.test(text),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

/** Tables that hold nothing about a person. What is in them is public, a count or a note of the machine. */
const impersonal = [
  "answer_texts",
  "api_calls",
  "applicant_counts",
  "blind_postings",
  "cities",
  "company_images",
  "company_pages",
  "content_fts",
  "content_sections",
  "cron_runs",
  "day_counts",
  "dead_letters",
  "employer_feeds",
  "ended_postings",
  "employer_slugs",
  "facet_counts",
  "hiring_checks",
  "feed_fetches",
  "feed_runs",
  "import_runs",
  "index_build",
  "job_details",
  "job_index",
  "job_questions",
  "job_sources",
  "jobs",
  "jobs_fts",
  "kind_criteria",
  "learned_words",
  "loads",
  "markup_check_rules",
  "markup_checks",
  "markup_runs",
  "markup_totals",
  "alert_days",
  "alert_stop",
  "open_work_counts",
  "openings",
  "openings_fts",
  "openings_terms",
  "posted_pay",
  "posting_reviews",
  "posting_departments",
  "posting_stages",
  "posting_months",
  "posting_parts",
  "posting_files",
  "postings_fts",
  "profession_counts",
  "published_drafts",
  "reader_synonyms",
  "releases",
  "saved_searches",
  "saved_searches_fts",
  "saved_searches_terms",
  "scorecard_criteria",
  "search_hits",
  "search_words",
  "social_posts",
  "social_templates",
  "social_turns",
  "specialty_counts",
  "stage_templates",
  "stages",
  "state_counts",
  "unread_word_sources",
  "unread_words",
  "unread_words_fts",
  "vitals_alerts",
  "visit_days",
  "visit_weeks",
  "week_counts",
  "webhook_deliveries",
  "webhooks",
  "zip_codes",
];
const personal =
  /email|phone|first_name|last_name|password|user|actor|recipient|visitor|device|network|message|file_name/;

function listTables(folder: string): Map<string, string[]> {
  const db = new DatabaseSync(":memory:");
  for (const file of globSync(`${folder}/*.sql`).sort()) db.exec(readFileSync(file, "utf8"));
  const named = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string }[];
  // The parts of a full-text table come with it.
  const own = named.filter(({ name }) => !/_fts_/.test(name));
  return new Map(
    own.map(({ name }) => [
      name,
      db
        .prepare(`SELECT name FROM pragma_table_info('${name}')`)
        .all()
        .map((column) => String(column.name)),
    ]),
  );
}

const tables = new Map([...listTables("migrations"), ...listTables("functions/vitals/migrations")]);

test("names every table of the databases that holds data about people, and no other", () => {
  const named = records.flatMap((record) => record.tables);
  expect(new Set(named).size).toBe(named.length);
  expect(sorted([...named, ...impersonal])).toEqual(sorted(tables.keys()));
});

test("erases and gives out what is in each of these tables, or says why not", () => {
  expect(sorted(Object.keys(personTables))).toEqual(sorted(records.flatMap((record) => record.tables)));
  for (const [table, { rows, blanks, kept, goesWith, leftOut, mentions = [], shows = "" }] of Object.entries(
    personTables,
  )) {
    expect(Boolean(rows || kept || goesWith), `${table} is neither erased nor kept for a reason`).toBe(true);
    expect(Boolean(kept), `${table} says what is kept`).toBe(Boolean(blanks || !(rows || goesWith)));
    expect(Boolean(rows || leftOut), `${table} is left out of a person's file without a reason`).toBe(true);
    for (const column of mentions) expect(tables.get(table)).toContain(column);
    if (!leftOut && !shows) {
      const secret = tables.get(table)!.filter((column) => /hash|secret|key|_by$|_id$/.test(column));
      expect(
        secret.filter((column) => !/^(user_id|public_id|idempotency_key)$/.test(column)),
        table,
      ).toEqual([]);
    }
    expect(shows).not.toMatch(
      /hash|secret|_key|\b(?!(?:employer|job|search)_id\b)\w+_id\b|assigned|actor|author|_by\b/,
    );
  }
});

test("holds nothing about people in the other tables", () => {
  const columns = impersonal.flatMap((table) => tables.get(table)!.map((column) => `${table}.${column}`));
  expect(columns.filter((column) => personal.test(column.split(".")[1]!))).toEqual([]);
});

/** How long something is kept that says nothing about a person. */
const impersonalSpans = [
  "app/clinicians/market/open-work.server.ts keptDays",
  "app/companies/imports/words/keep-unread.server.ts keptMs",
  "app/jobs/search/openings/open-by-specialty.server.ts keptMs",
  "app/desk/delivery/cron/cron-runs.server.ts keptMs",
  "app/desk/delivery/cron/dead-letters.server.ts keptMs",
  "app/companies/developers/webhooks/deliver.server.ts keptMs",
  "app/companies/developers/webhooks/webhooks.server.ts keptOldSecretMs",
  "app/companies/posting/draft/posting-drafts.server.ts keptPublishedMs",
  "app/kit/vitals/site-speed.server.ts keptMs",
  "functions/edge-cache.ts keptSeconds",
];
const spanConstant =
  /\bconst (\w*(?:[kK]ept|[mM]axAge|[oO]rphanAge|[rR]emembered|goodFor|[rR]etention)\w*(?:Ms|Seconds|Days|Hours))\b(?::[^=]+)? = ([^;]+);/g;
const msPer = { Ms: 1, Seconds: 1000, Hours: 3_600_000, Days: 86_400_000 };

const spans = new Map(
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(spanConstant)].map(([, name, value]) => [
      `${file} ${name}`,
      toSpans(value!, msPer[/(Ms|Seconds|Hours|Days)$/.exec(name!)![1] as keyof typeof msPer]),
    ]),
  ),
);

/** One value, or one for each kind of thing. */
function toSpans(value: string, unit: number): string[] {
  const minute = value
    .replaceAll("minuteMs", "60_000")
    .replaceAll("dayMs", "86_400_000")
    .replaceAll("hourMs", "3_600_000");
  const products = minute.match(/\d[\d_]*(?:\s*\*\s*\d[\d_]*)*/g) ?? [];
  return products.map((product) =>
    toSpanText(product.split("*").reduce((all, factor) => all * Number(factor.replaceAll("_", "")), unit)),
  );
}

function toSpanText(ms: number): string {
  const [count, unit] =
    ms > 86_400_000
      ? [ms / 86_400_000, "day"]
      : ms > 3_600_000 || ms === 3_600_000
        ? [ms / 3_600_000, "hour"]
        : [ms / 60_000, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

test("finds how long the code keeps things", () => {
  expect(spans.size).toBeGreaterThan(9);
});

test("says of every span in the code how long it is, where it belongs, and of no other", () => {
  const named = [...records, ...cookies, ...device].flatMap((entry) =>
    (entry.spans ?? []).map((span) => ({ span, howLong: entry.howLong })),
  );
  expect(sorted([...named.map(({ span }) => span), ...impersonalSpans])).toEqual(sorted(spans.keys()));
  for (const { span, howLong } of named)
    for (const text of spans.get(span)!) {
      const said = [text, text.replace("1 hour", "60 minutes")];
      expect(
        said.some((words) => howLong.includes(words)),
        `${span}: "${howLong}" does not say ${text}`,
      ).toBe(true);
    }
});

test("loads nothing from another company", () => {
  const foreign = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:src|href)=["'{`]+(https?:\/\/[^"'`}]+)/g)].map(([, to]) => `${file}: ${to}`),
  );
  expect(
    foreign.filter((line) => /\.(js|css|woff2?|png|jpe?g|gif)\b|analytics|tagmanager|pixel/.test(line)),
  ).toEqual([]);
});

test.each(readWritten("data/catalog/policies.json", writtenFiles.policies))(
  "lists the version of $slug that is in effect first among its changes",
  ({ version, effective, changes }) => {
    expect(changes[0]).toMatchObject({ version, date: effective });
    const versions = changes.map((change) => Number(change.version));
    expect(versions).toEqual(versions.toSorted((a, b) => b - a));
  },
);
