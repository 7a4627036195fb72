import { expect, test } from "vitest";
import { openFile } from "../../../../scripts/import/import-file.ts";
import { toFeed } from "../../../../tests/support/import-database.ts";
import { openSource } from "./bytes.ts";
import { BrokenFile, type Item, type Posting } from "./posting.ts";
import { findLayout, readRecords } from "./records.ts";
import { createAmpersands } from "./xml.ts";

async function* toChunks(content: string | Uint8Array) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function read(content: string | Uint8Array) {
  const file = await openSource("feed", toChunks(content));
  const layout = findLayout(file.head)!;
  const header = { publisher: "" };
  const items: Item[] = [];
  let broken: BrokenFile | null = null;
  try {
    for await (const item of readRecords(file, layout, header, () => {})) items.push(item);
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    broken = error;
  }
  const postings = items.flatMap((item) => ("posting" in item ? [item.posting] : []));
  const problems = items.flatMap((item) => ("problem" in item ? [`${item.at} ${item.problem}`] : []));
  return { format: layout.format, header, postings, problems, broken };
}

const jobPosting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Nurse Practitioner",
  description: "<p>Primary care</p>",
  identifier: { "@type": "PropertyValue", name: "Acme", value: "R1" },
  hiringOrganization: { "@type": "Organization", name: "Acme Health", sameAs: "https://acme.example" },
  jobLocation: [
    {
      "@type": "Place",
      address: { addressLocality: "Tampa", addressRegion: "FL", addressCountry: { name: "US" } },
    },
  ],
  baseSalary: { currency: "USD", value: { minValue: "100,000", maxValue: 120000, unitText: "YEAR" } },
  employmentType: ["FULL_TIME", "PART_TIME"],
  datePosted: "2026-11-01",
};

test("reads Indeed's elements and an ad network's in the same way", async () => {
  const indeed = await read(
    toFeed([{ referencenumber: "R1", postalcode: "78701", salary: "$45 - $60 per hour" }]),
  );
  const network = await read(
    "<source><jobs><job><title>RN</title><company>A</company><job_reference>R1</job_reference><zip>78701</zip>" +
      "<posted_at>2026-11-10</posted_at><body>&lt;p&gt;Care &amp;amp; more&lt;/p&gt;</body><url>https://x.example?a=1&amp;b=2</url></job></jobs></source>",
  );
  expect(indeed.header.publisher).toBe("Test feed");
  for (const { postings } of [indeed, network]) {
    expect(postings[0]).toMatchObject({ externalId: "R1", postalCode: "78701", posted: "2026-11-10" });
  }
  expect(network.postings[0]).toMatchObject({
    description: "<p>Care &amp; more</p>",
    applyUrl: "https://x.example?a=1&b=2",
  });
});

test("keeps unescaped markup in the description", async () => {
  const { postings } = await read(
    "<source><job><title>RN</title><description><p>One</p><ul><li>Two</li></ul></description></job></source>",
  );
  expect(postings[0]!.description).toBe("<p>One</p><ul><li>Two</li></ul>");
});

test("rejects a malformed job with its position and reads the next one", async () => {
  const feed = [
    "<source>",
    "<job><title>RN &unknown; ICU</title></job>",
    "<job><title>Unclosed</job>",
    "<job><title>No end</title>",
    "<job><title>RN &nbsp;ICU</title></job>",
    "<job><title>Good</title></job>",
    "</source>",
  ];
  const { postings, problems, broken } = await read(feed.join("\n"));
  expect(postings.map((p) => p.title)).toEqual(["RN \u00a0ICU", "Good"]);
  expect(problems.map((p) => p.split(" ")[0])).toEqual(["2:1", "3:1", "4:1"]);
  expect(broken).toBe(null);
});

test("escapes bare ampersands across pieces of a file and leaves CDATA alone", async () => {
  const feed =
    "<source><job><title>R&D & RN &amp; LPN</title><url><![CDATA[https://x.example/?a=1&b=2&amp;]]></url></job></source>";
  for (let size = 1; size < 30; size++) {
    const ampersands = createAmpersands();
    let out = "";
    for (let at = 0; at < feed.length; at += size) out += ampersands.next(feed.slice(at, at + size));
    expect(out + ampersands.rest()).toBe(feed.replace("R&D & RN", "R&amp;D &amp; RN"));
  }
  expect((await read(feed)).postings[0]).toMatchObject({
    title: "R&D & RN & LPN",
    applyUrl: "https://x.example/?a=1&b=2&amp;",
  });
});

test("stops at a CDATA section that never ends instead of filling the memory", async () => {
  const { postings, broken } = await read(
    `<source><job><title>Good</title></job>\n<job><title><![CDATA[${"x".repeat(20_000_000)}`,
  );
  expect(postings).toHaveLength(1);
  expect(broken).toMatchObject({
    message: "A tag or a CDATA section does not end.",
    at: expect.stringMatching(/^2:/),
  });
});

test("takes what is not UTF-8 for the encoding of Windows, and honors a declared encoding", async () => {
  const bad = Buffer.concat([
    Buffer.from("<source><job><title>RN caf"),
    Buffer.from([0xe9, 0x20]),
    Buffer.from("ICU</title></job></source>"),
  ]);
  expect((await read(bad)).postings[0]!.title).toBe("RN café ICU");
  const said = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-8"?>'), bad]);
  expect((await read(said)).postings[0]!.title).toBe("RN caf\ufffd ICU");
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><source><job><title>Café RN</title></job></source>',
    "latin1",
  );
  expect((await read(latin)).postings[0]!.title).toBe("Café RN");
  const utf16 = Buffer.from("\ufeff<source><job><title>Café RN</title></job></source>", "utf16le");
  expect((await read(utf16)).postings[0]!.title).toBe("Café RN");
});

test.each<[string, unknown]>([
  ["an object", jobPosting],
  ["an array", [jobPosting]],
  ["an @graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebSite" }, jobPosting] }],
])("finds schema.org postings in %s", async (_, value) => {
  const { postings } = await read(JSON.stringify(value));
  expect(postings.filter((p: Posting) => p.title)).toHaveLength(1);
  expect(postings[0]).toMatchObject({
    externalId: "R1",
    employer: "Acme Health",
    city: "Tampa",
    country: "US",
    pay: { min: 100_000, max: 120_000, unit: "year" },
    employmentTypes: ["FULL_TIME", "PART_TIME"],
  });
});

test("loses only the bad line of a JSON lines file", async () => {
  const good = JSON.stringify(jobPosting);
  const { format, postings, problems } = await read(
    `${good}\n{"@type": "JobPosting", "title": oops}\n${good}\n`,
  );
  expect(format).toBe("json lines");
  expect(postings).toHaveLength(2);
  expect(problems[0]).toMatch(/^line 2 No valid JSON/);
});

test("reads JSON-LD blocks of web pages and rejects a broken block with its line", async () => {
  const page = `<!doctype html>\n<html><script>var a = 1;</script>\n<script type="application/ld+json">${JSON.stringify(jobPosting)}</script>
<script type='application/ld+json'>{"@type": "JobPosting", "description": "a "quoted" word"}</script>
<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
<script data-x type="application/ld+json">{"@type":"JobPosting","title":"Line
break"}</script></html>`;
  const { postings, problems } = await read(page);
  expect(postings.map((p) => p.title)).toEqual(["Nurse Practitioner", "Line break"]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^line 4:36 No valid JSON/);
});

test("rejects a real page with unescaped quotation marks in its JSON-LD and says where", async () => {
  const file = await openFile("tests/samples/jsonld_usda_ars_postdoc_2022.html");
  const items: Item[] = [];
  for await (const item of readRecords(file, findLayout(file.head)!, { publisher: "" }, () => {}))
    items.push(item);
  expect(items).toEqual([{ at: "line 18:36", problem: expect.stringContaining("No valid JSON") }]);
});

test("reads a real Greenhouse board and a real USAJOBS result", async () => {
  const readFile = async (path: string) => {
    const file = await openFile(path);
    const titles: string[] = [];
    for await (const item of readRecords(file, findLayout(file.head)!, { publisher: "" }, () => {}))
      if ("posting" in item) titles.push(`${item.posting.employer}: ${item.posting.title}`);
    return titles;
  };
  expect((await readFile("tests/samples/greenhouse_gitlab_2026.json"))[0]).toBe(
    "GitLab: Account Executive - Italy",
  );
  expect(await readFile("tests/samples/usajobs_search_sample.json")).toEqual([
    "Veterans Health Administration: Occupational Therapist",
    "Veterans Health Administration: Physician - Psychiatrist",
    "Veterans Health Administration: Staff Physician (MICU Hospitalist)",
  ]);
});

test("keeps the good records of truncated JSON and names the byte", async () => {
  const one = JSON.stringify(jobPosting);
  const cut = await read(`[${one},${one},{"@type":"JobPo`);
  expect(cut.postings).toHaveLength(2);
  expect(cut.broken).toMatchObject({ at: expect.stringMatching(/^byte \d+, after item 1$/) });
  const wrong = await read(
    `{"jobs":[{"title":"RN","absolute_url":"https://x.example/1","location":{"name":"Austin, TX"}},{"title":tru}]}`,
  );
  expect(wrong.postings).toHaveLength(1);
  expect(wrong.broken!.at).toMatch(/^byte 1\d\d, after item 0$/);
});

test("rejects a record that is not a posting by its index", async () => {
  const { problems } = await read(JSON.stringify([jobPosting, { name: "no posting" }]));
  expect(problems).toEqual([
    "item 1 No job posting: neither schema.org, Greenhouse, Lever, Ashby, SmartRecruiters, Workable nor USAJOBS.",
  ]);
});

test("detects the format from the content", () => {
  expect(findLayout("\ufeff <source>")).toEqual({ format: "xml" });
  expect(findLayout('{"a":1}\n{"a":2}')).toEqual({ format: "json lines" });
  expect(findLayout('{"description":"\\"jobs\\": [","title":"RN"}')).toEqual({
    format: "json",
    paths: ["$"],
  });
  expect(findLayout("job_id,title\n1,RN")).toEqual({ format: "sheet" });
  expect(findLayout("id,name\n1,RN")).toBe(null);
  expect(findLayout("")).toBe(null);
});

test("takes a job's offices as places only where its own place is among them", async () => {
  const toJob = (name: string) => ({
    id: 1,
    title: "RN",
    absolute_url: "https://boards.greenhouse.io/acme/jobs/1",
    location: { name },
    offices: [
      { name: "Dayton", location: "Dayton, OH, United States" },
      { name: "Toledo, OH", location: null },
    ],
  });
  const { postings } = await read(JSON.stringify({ jobs: [toJob("Dayton, OH"), toJob("Lima, OH")] }));
  expect(postings.map(({ morePlaces }) => morePlaces)).toEqual([
    ["Dayton, OH, United States", "Toledo, OH"],
    [],
  ]);
});
