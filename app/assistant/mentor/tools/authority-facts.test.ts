import { expect, test } from "vitest";
import { readQuestion } from "#app/assistant/mentor/reading/read-question.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { describeAuthority } from "./authority-facts.server.ts";

/** None of these is in the table of nurse practitioners, which the catalogue has. */
const nowhere = {} as SiteContext;
const tell = async (question: string) =>
  (
    await describeAuthority(
      nowhere,
      readQuestion(question, () => []),
    )
  )
    .map(({ text }) => text)
    .join(" ");

test.each([
  ["can a CRNA practice without a physician in Colorado", /^Colorado has opted out of Medicare's rule/],
  ["can a CRNA practice alone in Texas", /^Texas is not among the 24 states/],
  ["do CNMs need a supervising doctor in Texas", /^We have no rule on nurse-midwives in Texas.*27 states/],
  ["can a CNS prescribe in Ohio", /^We have no table of the rules on clinical nurse specialists in Ohio/],
  [
    "can PAs prescribe controlled substances in Georgia",
    /^We have no table of the rules on physician assist/,
  ],
])("tells nobody the rule on nurse practitioners as their own: %s", async (question, text) => {
  const told = await tell(question);
  expect(told).toMatch(text);
  expect(told).toMatch(/ Ask \w+'s .* for its rule on practice and prescribing\.$/);
  expect(told).not.toContain("AANP");
});

test("lists the states that opted out of Medicare's rule when none is named", async () => {
  expect(await tell("which states let CRNAs work without a physician")).toMatch(
    /24 states.*Alaska.*Wisconsin/,
  );
});
