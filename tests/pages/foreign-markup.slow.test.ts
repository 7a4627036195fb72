// @ts-expect-error The package has no types.
import Validator from "@adobe/structured-data-validator";
import { beforeAll, expect, test } from "vitest";
import vocabulary from "../samples/schema-org.json";
import { fillCatalog } from "../support/catalog.ts";
import { fillDatabase } from "../support/demo.ts";
import { listMarkup } from "../support/html.ts";
import { env, send } from "../support/site.ts";

interface Issue {
  issueMessage: string;
  severity: "ERROR" | "WARNING";
  fieldNames: string[];
}

beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
});

const validate = (markup: object): Promise<Issue[]> =>
  new Validator(vocabulary).validate({ jsonld: { JobPosting: [markup] } });

/** Google recommends them, and a posting on site has no reason to say them. */
const forRemoteOnly = /applicantLocationRequirements|jobLocationType/;

test("finds what is wrong with a posting, so that its silence means something", async () => {
  const markup = { "@context": "https://schema.org", "@type": "JobPosting", title: "RN", benefitz: "Lunch" };
  const issues = await validate(markup);
  expect(issues.filter(({ severity }) => severity === "ERROR").length).toBeGreaterThan(2);
  expect(issues.map(({ issueMessage }) => issueMessage).join()).toContain('"benefitz"');
});

test("finds no error in the markup of any demo posting's page", { timeout: 300_000 }, async () => {
  const { results } = await env.DB.prepare("SELECT slug FROM jobs WHERE status = 'open'").all<{
    slug: string;
  }>();
  expect(results.length).toBeGreaterThan(500);
  const found = new Map<string, number>();
  for (const { slug } of results) {
    const html = await (await send(`/jobs/${slug}`)).text();
    const markup = listMarkup(html).find(({ "@type": type }) => type === "JobPosting");
    const issues = markup
      ? await validate(markup)
      : [{ issueMessage: "no markup", severity: "ERROR" as const, fieldNames: [slug] }];
    for (const { severity, issueMessage, fieldNames } of issues) {
      const line = `${severity} ${issueMessage} ${fieldNames.join(" ")}`;
      if (!forRemoteOnly.test(line)) found.set(line, (found.get(line) ?? 0) + 1);
    }
  }
  const optional = /^WARNING .*(?:baseSalary|identifier|employmentType)/;
  expect([...found].filter(([line]) => !optional.test(line))).toEqual([]);
});
