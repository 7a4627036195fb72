import { expect, test } from "vitest";
import { fillCatalog } from "../support/catalog.ts";
import { toText } from "../support/html.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { send } from "../support/site.ts";

await fillCatalog();
const readMain = async (path: string) => {
  const html = await (await send(path)).text();
  return toText(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
};
const count = (text: string, words: string) => text.split(words).length - 1;

test("says a bonus among a posting's facts only where no benefit says it", async () => {
  const facts = { signOnBonus: "$5,000" };
  const [said = "", unsaid = ""] = await storeJobs([
    makeDraft({ title: "Bonus nurse", facts, benefits: ["Sign-on bonus of $5,000, half at start"] }),
    makeDraft({ title: "Other bonus nurse", facts, benefits: ["Sign-on bonus of $9,000 for nights"] }),
  ]);
  expect(count(await readMain(`/jobs/${said}`), "$5,000")).toBe(1);
  expect(await readMain(`/jobs/${unsaid}`)).toMatch(/Sign-on bonus \$5,000/);
});

test("answers a known license in a few words, with the way to the state's boards", async () => {
  const [slug = ""] = await storeJobs([
    makeDraft({ title: "Licensed nurse", profession: "registered-nurse", city: "Houston", stateCode: "TX" }),
  ]);
  const open = await readMain(`/jobs/${slug}`);
  const known = await readMain(`/jobs/${slug}?license=OH`);
  expect(open).not.toContain("license rules and boards");
  expect(known).toContain("Texas's license rules and boards");
  const toPart = (text: string) =>
    text.slice(text.lastIndexOf(" License "), text.indexOf("I hold a license in"));
  expect(toPart(known).length).toBeLessThan(600);
});

test("asks once on a state's page whether one can work there", async () => {
  expect(count(await readMain("/states/washington"), "Can I work in Washington")).toBe(1);
});
