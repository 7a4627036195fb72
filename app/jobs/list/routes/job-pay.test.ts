import { beforeAll, expect, test } from "vitest";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

beforeAll(fillCatalog);

interface Shape {
  title: string;
  draft: Partial<PostingContent>;
  /** The amount and its note on the page. */
  shown: [string, string];
  /** What the card says below the amount: a package's parts, or the one figure of the note that is not only worked out. */
  brief: string;
  salary: Record<string, unknown>;
}

const shapes: Shape[] = [
  {
    title: "Travel RN, Telemetry",
    draft: {
      employmentType: "travel",
      salaryMinCents: 65_00,
      salaryMaxCents: 79_50,
      facts: { hoursPerWeek: 36, contractWeeks: 13 },
    },
    shown: ["$65 – $79.50", "$2,340 – $2,862 a week, $30,420 – $37,206 for the 13 weeks, at 36 hours a week"],
    brief: "$2,340 – $2,862 a week",
    salary: { minValue: 65, maxValue: 79.5, unitText: "HOUR" },
  },
  {
    title: "Travel RN, posted by the year",
    draft: {
      employmentType: "travel",
      payUnit: "year",
      salaryMinCents: 135_200_00,
      salaryMaxCents: 165_360_00,
      facts: { hoursPerWeek: 36, contractWeeks: 13 },
    },
    shown: ["$2,600 – $3,180", "$33,800 – $41,340 for the 13 weeks"],
    brief: "$33,800 – $41,340 for the 13 weeks",
    salary: { minValue: 135_200, maxValue: 165_360, unitText: "YEAR" },
  },
  {
    title: "Nurse Practitioner, three days a week",
    draft: {
      profession: "nurse-practitioner",
      employmentType: "part-time",
      salaryMinCents: 67_00,
      salaryMaxCents: 75_00,
      facts: { hoursPerWeek: 24 },
    },
    shown: ["$67 – $75", "About $84,000 – $94,000 a year at 24 hours a week"],
    brief: "Sign-on bonus",
    salary: { minValue: 67, maxValue: 75, unitText: "HOUR" },
  },
  {
    title: "Paramedic, 24-hour shifts",
    draft: {
      profession: "paramedic",
      salaryMinCents: 20_00,
      salaryMaxCents: 25_00,
      shiftHours: 24,
      facts: { hoursPerWeek: 56 },
    },
    shown: ["$20 – $25", "About $58,000 – $73,000 a year at 56 hours a week"],
    brief: "Sign-on bonus",
    salary: { minValue: 20, maxValue: 25, unitText: "HOUR" },
  },
  {
    title: "Emergency Physician, locum tenens",
    draft: {
      profession: "physician",
      employmentType: "locum",
      payUnit: "shift",
      salaryMinCents: 2400_00,
      salaryMaxCents: 2400_00,
      shiftHours: 12,
      facts: { hoursPerWeek: 36, contractWeeks: 8 },
    },
    shown: ["$2,400", "About $200 an hour, $7,200 a week, $57,600 for the 8 weeks, at 36 hours a week"],
    brief: "$7,200 a week",
    salary: { value: 200, unitText: "HOUR" },
  },
  {
    title: "Travel RN, weekly package",
    draft: {
      employmentType: "travel",
      payUnit: "week",
      salaryMinCents: 1836_00,
      salaryMaxCents: 2268_00,
      facts: { hoursPerWeek: 36, contractWeeks: 13, taxableHourlyCents: 24_00, lodgingWeeklyCents: 980_00 },
    },
    shown: ["$1,836 – $2,268", "$23,868 – $29,484 for the 13 weeks, at 36 hours a week"],
    brief: "$864 taxable + $980 stipends",
    salary: { minValue: 1836, maxValue: 2268, unitText: "WEEK" },
  },
  {
    title: "RN, PRN",
    draft: { employmentType: "prn", salaryMinCents: 41_00, salaryMaxCents: 53_00 },
    shown: ["$41 – $53", "No guaranteed hours, so no annual figure"],
    brief: "No guaranteed hours",
    salary: { minValue: 41, maxValue: 53, unitText: "HOUR" },
  },
];

let slugs: string[] = [];

beforeAll(async () => {
  slugs = await storeJobs(shapes.map(({ title, draft }) => makeDraft({ title, specialty: null, ...draft })));
});

const read = async (path: string) => (await (await send(path)).text()).replaceAll("<!-- -->", "");

test.each(shapes)(
  "shows the same pay for $title on the page and the card",
  async ({ title, shown, brief }) => {
    const html = await read(`/jobs/${slugs[shapes.findIndex((shape) => shape.title === title)]}`);
    const article = html.slice(html.indexOf("<article"), html.indexOf('id="similar"'));
    const list = await read(`/jobs?query=${encodeURIComponent(title)}`);
    const card = list.split("<article").find((part) => part.includes(`>${title}</a>`)) ?? "";
    for (const text of shown) expect(article).toContain(text);
    expect(card).toContain(`<b>${shown[0]}</b>`);
    expect(/<small>([^<]*?)(?:\s·[^<]*)?<\/small>/.exec(card)?.[1] ?? null).toBe(brief);
  },
);

test.each(shapes)(
  "gives the pay of $title in the markup as the employer stated it",
  async ({ title, salary }) => {
    const html = await read(`/jobs/${slugs[shapes.findIndex((shape) => shape.title === title)]}`);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const posting = blocks.map((match) => JSON.parse(match[1]!)).find((block) => "baseSalary" in block);
    expect(posting.baseSalary.value).toEqual({ "@type": "QuantitativeValue", ...salary });
  },
);

test("sets out a weekly package in its parts, and no other pay", async () => {
  for (const [at, { title }] of shapes.entries()) {
    const html = (await read(`/jobs/${slugs[at]}`)).replaceAll("<!-- -->", "");
    const [, table] = /<table class="pay-sum">(.*?)<\/table>/s.exec(html) ?? [];
    if (title !== "Travel RN, weekly package") expect(table, title).toBeUndefined();
    else
      expect(table!.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|")).toBe(
        "|What $1,844 a week is made of|Taxable pay|36 h × $24|$864|Lodging|Stipend|$980|A week|$51.22 for each of 36 hours|$1,844|",
      );
  }
});

test("never shows calculated yearly pay for work under a year", async () => {
  for (const [at, { draft }] of shapes.entries()) {
    if (!["travel", "locum", "prn"].includes(draft.employmentType ?? "")) continue;
    const html = await read(`/jobs/${slugs[at]}`);
    expect(html.slice(html.indexOf("<article"), html.indexOf('id="similar"'))).not.toMatch(
      /About \$[^<]* a year/,
    );
  }
});

const titles = async (search: string) => {
  const { jobs } = (await (await send(`/api/jobs?${search}`)).json()) as { jobs: { title: string }[] };
  return jobs.map(({ title }) => title);
};

test("sorts by the hourly rate and filters by the figure that the card shows", async () => {
  expect(await titles("sort=pay")).toEqual([
    "Emergency Physician, locum tenens",
    "Travel RN, posted by the year",
    "Travel RN, Telemetry",
    "Nurse Practitioner, three days a week",
    "Travel RN, weekly package",
    "RN, PRN",
    "Paramedic, 24-hour shifts",
  ]);
  const byWeek = ["Emergency Physician, locum tenens", "Travel RN, posted by the year"];
  for (const [search, expected] of [
    [
      "pay_min=75&pay_period=hour",
      [...byWeek, "Nurse Practitioner, three days a week", "Travel RN, Telemetry"],
    ],
    ["pay_min=3000&pay_period=week", byWeek],
    ["pay_min=2862&pay_period=week", [...byWeek, "Travel RN, Telemetry"]],
    ["pay_min=2400&pay_period=week", [...byWeek, "Travel RN, Telemetry"]],
    ["pay_min=2268&pay_period=week", [...byWeek, "Travel RN, Telemetry", "Travel RN, weekly package"]],
    ["pay_min=90000", ["Nurse Practitioner, three days a week", "Travel RN, posted by the year"]],
    ["pay_min=156000", ["Travel RN, posted by the year"]],
  ] as const)
    expect((await titles(search)).sort(), search).toEqual(expected.toSorted());
  expect(await read("/jobs")).toContain("Compares the top of a range.");
});

test("includes the terms of a posting's pay in its JSON", async () => {
  const { jobs } = (await (await send("/api/jobs?query=telemetry")).json()) as { jobs: unknown[] };
  expect(jobs[0]).toMatchObject({
    salaryMin: 65,
    salaryMax: 79.5,
    salaryType: "hourly",
    payUnit: "hour",
    hoursPerWeek: 36,
    contractWeeks: 13,
  });
});
