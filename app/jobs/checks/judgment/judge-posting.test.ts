import { expect, test } from "vitest";
import { toPreview } from "#app/companies/posting/publication/read-posting.server.ts";
import { payUnits } from "#app/kit/platform/column-words.ts";
import { jobs, now } from "../../../../tests/support/demo-postings.ts";
import { makeDraft } from "../../../../tests/support/draft.ts";
import { judgePosting } from "./judge-posting.server.ts";

const siteUrl = "https://jobs.example";
const judge = (draft: Parameters<typeof toPreview>[0]) =>
  judgePosting({ ...toPreview(draft, "harbor-ridge"), status: "open" }, siteUrl, now);
const listRules = (draft: Parameters<typeof toPreview>[0]) =>
  judge(draft).checked.findings.map(({ ruleId }) => ruleId);

/** All of them are judged by a foreign validator, in tests/pages/foreign-markup.slow.test.ts. */
const demo = jobs.filter((_, at) => at % 4 === 0);

test("finds every demo posting eligible, with all of its markup on its page", () => {
  const found = demo.flatMap((draft) =>
    judge(draft)
      .checked.findings.filter(({ severity }) => severity === "E" || severity === "P")
      .map(({ ruleId, path, message }) => `${ruleId} ${path} ${message} (${draft.title})`),
  );
  expect(demo.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("finds no pay missing where a posting states it, for an hour as for a visit", () => {
  const text = { descriptionHtml: `<p>${"You care for patients of a busy unit. ".repeat(10)}</p>` };
  const rules = payUnits.map((payUnit) =>
    judge(makeDraft({ ...text, payUnit, salaryMinCents: 60_00, salaryMaxCents: 60_00 }))
      .checked.findings.filter(({ path, message }) => path === "baseSalary" && message.includes("missing"))
      .map(({ ruleId }) => `${payUnit} ${ruleId}`),
  );
  expect(rules.flat()).toEqual([]);
});

test("names what keeps a posting out of the search before it is published", () => {
  const text = { descriptionHtml: `<p>${"You care for patients of a busy unit. ".repeat(10)}</p>` };
  expect(listRules(makeDraft({ ...text, workplace: "remote", licenseStates: [] }))).toContain("R5b");
  expect(listRules(makeDraft({ ...text, stateCode: null, city: null }))).toContain("R5");
  expect(judge(makeDraft({ ...text, stateCode: null, city: null })).isRendered).toBe(false);
  expect(listRules(makeDraft({ ...text, salaryMinCents: null, salaryMaxCents: null }))).toContain("M3");
  expect(listRules(makeDraft(text))).not.toContain("R5");
});
