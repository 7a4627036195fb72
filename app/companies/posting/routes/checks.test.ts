import { beforeAll, expect, test } from "vitest";
import { toText } from "#tests/support/html.ts";
import { postForm, send } from "#tests/support/site.ts";
import { fillWizard, pay, readFields, role, save, start } from "#tests/support/wizard.ts";

beforeAll(fillWizard);

const read = async (path: string, cookie: string) => (await send(path, { headers: { cookie } })).text();

/** What the checks say on a step's page. */
const toChecks = (html: string) =>
  toText(html.slice(html.indexOf('id="checks"'), html.indexOf('value="next"')));

test("gives no points before the required fields are filled in, and names each", async () => {
  const { draft, cookie } = await start();
  const title = "Please enter the job's title Please choose the job type";
  const checks = toChecks(await read(`/post-job/${draft}/role`, cookie));
  expect(checks).toContain(`Points come once the required fields are right: ${title}`);
  expect(checks).not.toContain("of 100 points");
  const later = await read(`/post-job/${draft}/pay`, cookie);
  expect(toChecks(later)).toContain(`${title} Please enter the city and state`);
  expect(later).toContain(`href="/post-job/${draft}/role?check=1#title"`);
  await save(draft, "role", role, cookie);
  expect(toChecks(await read(`/post-job/${draft}/role`, cookie))).toContain(
    "100 of 100 points. Nothing to change so far.",
  );
});

test("leads from the top of a refused step to each wrong field, and puts the cursor into the first", async () => {
  const { draft, cookie } = await start();
  const answer = await save(draft, "role", { title: "", type: "", openings: "many" }, cookie);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  const notice = html.slice(html.indexOf('role="alert"'), html.indexOf("The job</legend>"));
  expect([...notice.matchAll(/href="#(\w+)"/g)].map(([, field]) => field)).toEqual([
    "title",
    "type",
    "openings",
  ]);
  expect(/<input[^>]*autofocus[^>]*>/i.exec(html)![0]).toContain('id="title"');
});

test("shows what to change in a step when it is opened again, and in no other step", async () => {
  const { draft, cookie } = await start();
  await save(draft, "role", { ...role, title: "Urgent ICU Nurse $60/hr" }, cookie);
  const checks = toChecks(await read(`/post-job/${draft}/role`, cookie));
  expect(checks).toContain("The title has pay in it.");
  expect(checks).toContain("49 of 100 points");
  expect(toChecks(await read(`/post-job/${draft}/pay`, cookie))).not.toContain("The title has pay in it.");
});

test("asks for the pay by law once the pay's step was sent without it", async () => {
  const { draft, cookie } = await start();
  await save(draft, "role", role, cookie);
  await save(draft, "place", { place: "Denver, CO", workplace: "onsite" }, cookie);
  await save(draft, "pay", { differentials: "Nights $6" }, cookie, "later");
  expect(toChecks(await read(`/post-job/${draft}/pay`, cookie))).toContain("Nothing to change so far.");
  await save(draft, "pay", { differentials: "Nights $6" }, cookie);
  expect(toChecks(await read(`/post-job/${draft}/pay`, cookie))).toContain("Colorado requires the pay");
});

test("answers a save in the background with the checks and the preview as they are now", async () => {
  const { draft, cookie } = await start();
  const path = `/post-job/${draft}/role`;
  const autosave = async (fields: Record<string, string>) => {
    const form = { ...(await readFields(path, cookie)), ...fields, intent: "autosave" };
    return (await postForm(`${path}.data`, form, { cookie })).text();
  };
  const shouted = await autosave({ title: "URGENT NURSE!", preview: "1" });
  expect(shouted).toContain("The title shouts.");
  expect(shouted).not.toContain("names no profession");
  expect(shouted).toContain("URGENT NURSE!</h2>");
  const calm = await autosave({ title: "ICU Nurse" });
  expect(calm).not.toContain("The title shouts.");
  expect(calm).not.toContain("</h2>");
});

test("shows the posting beside its form as the job page does", async () => {
  const { draft, cookie } = await start();
  await save(draft, "role", role, cookie);
  await save(draft, "pay", pay, cookie);
  const html = await read(`/post-job/${draft}/text`, cookie);
  const preview = toText(html.slice(html.indexOf('id="posting-preview"')));
  expect(preview).toContain("ICU Registered Nurse");
  expect(preview).toContain("$42.50 – $58");
});

test("keeps what was typed on the way to the preview, right or wrong", async () => {
  const { draft, cookie } = await start();
  const answer = await save(draft, "pay", { payMin: "lots" }, cookie, "preview");
  expect(answer.headers.get("location")).toBe(`/post-job/${draft}/review#preview`);
  expect(await read(`/post-job/${draft}/pay`, cookie)).toContain('value="lots"');
});

test("folds what few postings have, two folds a step at most, and opens each that has something to read", async () => {
  const { draft, cookie } = await start();
  const folds = async (step: string) =>
    [
      ...(await read(`/post-job/${draft}/${step}`, cookie)).matchAll(
        /<details([^>]*)><summary[^>]*>([^<(]+) \(optional\)/g,
      ),
    ].map(([, mark = "", name]) => `${mark.includes("open") ? "open" : "closed"}: ${name}`);
  expect(await folds("role")).toEqual([]);
  expect(await folds("place")).toEqual(["closed: More places", "closed: Call, floating and workload"]);
  expect(await folds("pay")).toEqual(["closed: Loan repayment, visa, bonus paid back"]);
  expect(await folds("text")).toEqual([]);
  await save(draft, "place", { place: "Denver, CO", morePlaces: "Tulsa, OK", ehr: "Epic" }, cookie, "later");
  expect(await folds("place")).toEqual(["open: More places", "open: Call, floating and workload"]);
  const place = await read(`/post-job/${draft}/place`, cookie);
  expect(place).toContain(">Tulsa, OK</textarea>");
  expect(place).toContain('value="Epic"');
});
