import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Each has a reason of its own: a string of the specification, the clock of an input, or a month without a day. */
const ownFormats = [
  "app/clinicians/offer/terms/month-names.ts",
  "app/companies/reports/routes/reports.tsx",
  "app/companies/workspace/settings/eeo-setting.server.ts",
  "app/desk/figures/analytics/panels/step-panel.ts",
  "app/desk/social/queue/receive-post.server.ts",
  "app/jobs/checks/markup/shown-text.ts",
  "app/jobs/postings/record/card-view.ts",
  "app/kit/text/when.ts",
  "app/kit/text/workday.ts",
];

test("writes days and times by the table in app/kit/text/when.ts", () => {
  const formatting = globSync("app/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .filter((file) =>
      /Intl\.DateTimeFormat\(|toLocale(?:Date|Time)String\(/.test(readFileSync(file, "utf8")),
    );
  expect(formatting.sort()).toEqual(ownFormats);
});
